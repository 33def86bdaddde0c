import { expect, it } from 'vitest'
import { signedSms } from './sms.ts'

it.each([
  ['zh_cn', '验证码 123456', '【翠叶】验证码 123456'],
  // signed already: never twice
  ['zh_cn', '【翠叶】验证码 123456', '【翠叶】验证码 123456'],
  // brackets elsewhere are no signature
  ['zh_cn', '验证码【123456】', '【翠叶】验证码【123456】'],
  ['zh_hk', '驗證碼 123456', '驗證碼 123456'],
  ['en', 'Your code is 123456', 'Your code is 123456'],
] as const)('an SMS in %s that says "%s" is sent as "%s"', (language, text, sent) => {
  expect(signedSms(text, language)).toBe(sent)
})
