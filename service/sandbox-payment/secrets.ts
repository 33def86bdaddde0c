import {
  generateKeyPair,
  privateDecrypt,
  constants,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '#service/db/db.ts'
import { signText } from '#service/payment-gateway/signature.ts'
import { secret } from './secret-store.ts'

const generate = promisify(generateKeyPair)

/** The parsed key, cached: parsing costs as much as a decryption. */
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
  createPublicKey(await privateKey(db))
    .export({ type: 'spki', format: 'der' })
    .toString('base64')

/** Decrypts what the browser encrypted (RSA-OAEP, SHA-256, base64); undefined if it was not for this key. */
export async function decryptCard(db: Db, encrypted: string): Promise<unknown> {
  if (encrypted.length > 1024) return undefined
  try {
    const clear = privateDecrypt(
      { key: await privateKey(db), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(encrypted, 'base64'),
    )
    return JSON.parse(clear.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

/** Key with which the shop and a provider sign their requests to each other. */
export const providerKey = (db: Db, provider: string): Promise<string> =>
  secret(db, `callback_${provider}`, () => Promise.resolve(randomBytes(32).toString('hex')))

/** Signature of an event from a provider. */
export const signEvent = async (db: Db, provider: string, body: string, now: Date): Promise<string> =>
  signText(await providerKey(db, provider), body, now)
