import { describe, expect, it } from 'vitest'
import { languages } from '../store/languages.ts'
import { invitationSms } from './sms-text.ts'

describe('the SMS of an invitation', () => {
  it.each(languages.map(({ code }) => code))(
    'in %s says by number who invites and ends with the link',
    (code) => {
      const sms = invitationSms(code, '8000003', 'https://shop.example/invite/a_B-1')
      expect(sms).toContain('8000003')
      // nothing after the link, which phones would take for a part of it
      expect(sms.endsWith('https://shop.example/invite/a_B-1')).toBe(true)
    },
  )
})
