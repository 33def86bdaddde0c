import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './email.ts'

describe('an email address', () => {
  it.each(['a@b.example', 'mei.chan+shop@mail.jadeleaf.example', "o'neil@x.co", 'A@JADELEAF.EXAMPLE'])(
    'may be %s',
    (text) => {
      expect(isEmailAddress(text)).toBe(true)
    },
  )
  it.each([
    'xx',
    'a@b',
    'a b@c.example',
    'a@b.example,c@d.example',
    'a@b.example\nBcc: c@d.example',
    '<a@b.example>',
    'a@@b.example',
    'a@.example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b.'.repeat(130)}example`,
    '',
  ])('may not be %j', (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })
})
