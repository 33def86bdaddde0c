import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptCard } from './encrypt-card.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const open = (text: string): unknown =>
  JSON.parse(
    privateDecrypt(
      { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(text, 'base64'),
    ).toString('utf8'),
  )
const card = { number: '4111 1111 1111 1111', name: '陳美儀', expiry: '12/28', cvc: '123' }

// Requirements R-489
it('only the holder of the private key can read the card', async () => {
  const sent = await encryptCard(card, publicKey)
  expect(sent).not.toContain('4111')
  expect(open(sent)).toEqual({ ...card, number: '4111111111111111' })
})
it('never looks the same twice', async () => {
  expect(await encryptCard(card, publicKey)).not.toBe(await encryptCard(card, publicKey))
})
it('cuts a name that does not fit instead of failing', async () => {
  expect(open(await encryptCard({ ...card, name: '陳'.repeat(200) }, publicKey))).toMatchObject({
    number: '4111111111111111',
    cvc: '123',
  })
})
