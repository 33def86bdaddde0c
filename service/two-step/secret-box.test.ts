import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openSecret, recoveryCodeHash, sealSecret } from './secret-box.ts'

const key = randomBytes(32)
const secret = randomBytes(20)

it('a sealed secret opens with its key, for its owner, unchanged', () => {
  const sealed = sealSecret(key, 7, secret)
  expect(openSecret(key, 7, sealed)).toEqual(secret)
  expect(sealed.includes(secret)).toBe(false)
  expect(() => openSecret(randomBytes(32), 7, sealed)).toThrow(Error)
  expect(() => openSecret(key, 8, sealed)).toThrow(Error)
  sealed[sealed.length - 1]! ^= 1
  expect(() => openSecret(key, 7, sealed)).toThrow(Error)
})

it('two seals of the same secret differ', () => {
  expect(sealSecret(key, 7, secret)).not.toEqual(sealSecret(key, 7, secret))
})

it('a recovery code has another hash for another person and under another key', () => {
  const hash = recoveryCodeHash(key, 7, 'ABCDEFGHJK')
  expect(recoveryCodeHash(key, 7, 'ABCDEFGHJK')).toEqual(hash)
  expect(recoveryCodeHash(key, 8, 'ABCDEFGHJK')).not.toEqual(hash)
  expect(recoveryCodeHash(randomBytes(32), 7, 'ABCDEFGHJK')).not.toEqual(hash)
})
