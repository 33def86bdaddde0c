import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12,
  TAG_BYTES = 16

/** What a sealed secret belongs to: copied to another customer's row it does not open. */
const ownerOf = (customerId: number) => Buffer.from(`two-step ${customerId}`)

/** Encrypts a customer's secret. @returns nonce, tag and text together */
export function sealSecret(key: Buffer, customerId: number, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(ownerOf(customerId))
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Decrypts what `sealSecret` made. @throws Error with another key, for another customer, or if it was changed */
export function openSecret(key: Buffer, customerId: number, sealed: Buffer): Buffer {
  const tagAt = NONCE_BYTES,
    textAt = NONCE_BYTES + TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, tagAt), { authTagLength: TAG_BYTES })
    .setAAD(ownerOf(customerId))
    .setAuthTag(sealed.subarray(tagAt, textAt))
  return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()])
}

/** Keys of the installation: the one that encrypts, and the one before it, which is only read with. */
export type KeyRing = readonly [now: Buffer, before?: Buffer | undefined]

/**
 * Decrypts with the first key that fits.
 * @returns the secret, and whether the key before was needed; undefined when none fits
 */
export function openWithAny(
  keys: KeyRing,
  customerId: number,
  sealed: Buffer,
): { secret: Buffer; isBefore: boolean } | undefined {
  for (const [at, key] of keys.entries())
    try {
      if (key) return { secret: openSecret(key, customerId, sealed), isBefore: at > 0 }
    } catch {
      // sealed with another key
    }
  return undefined
}

/**
 * What is stored of a recovery code. Keyed, because its 49 bits could be tried one by one: with the secret of the app, which is
 * stored encrypted, so codes stay good when the installation's key changes.
 */
export function recoveryCodeHash(secret: Buffer, customerId: number, code: string): Buffer {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'two-step recovery codes', 32))
  return createHmac('sha256', hashKey).update(`${customerId} ${code}`).digest()
}
