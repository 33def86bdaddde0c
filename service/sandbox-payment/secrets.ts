import { createHmac, generateKeyPair, privateDecrypt, constants, createPrivateKey, createPublicKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '#service/db/db.ts'

const generate = promisify(generateKeyPair)

/** A secret of the sandbox, made by whichever process needs it first and kept as a row for all. */
async function secret(db: Db, name: string, make: () => Promise<string>): Promise<string> {
  const known = await db.one<{ value: string }>('select value from sandbox_secret where name = $1', [name])
  if (known) return known.value
  await db.query('insert into sandbox_secret (name, value) values ($1, $2) on conflict do nothing', [name, await make()])
  return (await db.one<{ value: string }>('select value from sandbox_secret where name = $1', [name]))?.value ?? ''
}

/** The last key that was read: taking its text to pieces costs as much as a decryption. */
let last: { readonly text: string; readonly key: KeyObject } | undefined

async function privateKey(db: Db): Promise<KeyObject> {
  const text = await secret(db, 'card_key', async () => {
    const pair = await generate('rsa', { modulusLength: 2048 })
    return pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  })
  if (last?.text !== text) last = { text, key: createPrivateKey(text) }
  return last.key
}

/** Public half of the card key: SPKI as base64. */
export const cardPublicKey = async (db: Db): Promise<string> =>
  createPublicKey(await privateKey(db)).export({ type: 'spki', format: 'der' }).toString('base64')

/** Decrypts what the browser encrypted (RSA-OAEP, SHA-256, base64); undefined when it is not ours. */
export async function decryptCard(db: Db, encrypted: string): Promise<unknown> {
  if (encrypted.length > 1024) return undefined
  try {
    const clear = privateDecrypt({ key: await privateKey(db), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(encrypted, 'base64'))
    return JSON.parse(clear.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

/** Signature of a callback's body: HMAC-SHA-256 with the provider's secret, hexadecimal. */
export async function sign(db: Db, provider: string, body: string): Promise<string> {
  const key = await secret(db, `callback_${provider}`, () => Promise.resolve(randomBytes(32).toString('hex')))
  return createHmac('sha256', key).update(body).digest('hex')
}

/** Compares in constant time. */
export async function isSigned(db: Db, provider: string, body: string, signature: string | undefined): Promise<boolean> {
  const expected = Buffer.from(await sign(db, provider, body))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
