import { describe, expect, it } from 'vitest'
import { readTypedCode, RECOVERY_ALPHABET, recoveryCodeText } from './code.ts'

describe('a typed code', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['１２３４５６', { kind: 'app', code: '123456' }],
    ['ABCDE-FGHJK', { kind: 'recovery', code: 'ABCDEFGHJK' }],
    ['abcde–fghjk', { kind: 'recovery', code: 'ABCDEFGHJK' }],
    ['abcdefghjk', { kind: 'recovery', code: 'ABCDEFGHJK' }],
    ['23456-78923', { kind: 'recovery', code: '2345678923' }],
  ])('%j is read', (text, code) => {
    expect(readTypedCode(text)).toEqual(code)
  })
  it.each(['', '12345', '1234567', 'ABCDE-FGHJ', 'ABCDE-FGHJKM', 'ABCDE-FGHI1', '12345a'])(
    '%j is none',
    (text) => {
      expect(readTypedCode(text)).toBeUndefined()
    },
  )
})

it('a recovery code has no characters that look alike, and is written in two halves', () => {
  expect(RECOVERY_ALPHABET).not.toMatch(/[01ILO]/)
  expect(new Set(RECOVERY_ALPHABET).size).toBe(RECOVERY_ALPHABET.length)
  expect(recoveryCodeText('ABCDEFGHJK')).toBe('ABCDE-FGHJK')
})
