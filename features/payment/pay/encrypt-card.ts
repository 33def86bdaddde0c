import { cardDigits, type Card } from '#domain/payment/card.ts'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replace(/-----[^-]+-----|\s/g, '')), (char) => char.charCodeAt(0))

/** RSA-OAEP with SHA-256 carries at most the key's bytes less 66: 190 for the provider's 2048 bits. */
const LIMIT = 190

/** The card as bytes; a very long name is cut, since the bank compares the number, not the end of a name. */
function payload({ number, name, expiry, cvc }: Card): Uint8Array<ArrayBuffer> {
  const letters = Array.from(name.trim())
  for (;;) {
    const bytes = new TextEncoder().encode(
      JSON.stringify({
        number: cardDigits(number),
        name: letters.join(''),
        expiry: expiry.trim(),
        cvc: cvc.trim(),
      }),
    )
    if (bytes.length <= LIMIT || letters.length === 0) return bytes
    letters.pop()
  }
}

/**
 * Encrypts a card in the browser, so that no clear number leaves it (requirements R-489).
 * @param publicKey SPKI as base64, from getWorldpayKey.
 * @returns base64 for `paymentDetails.encryptedData` (RSA-OAEP, SHA-256).
 */
export async function encryptCard(card: Card, publicKey: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'spki',
    bytesOf(publicKey),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  )
  const encrypted = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, payload(card))
  return btoa(String.fromCharCode(...new Uint8Array(encrypted)))
}
