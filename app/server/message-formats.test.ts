import { expect, it, vi } from 'vitest'
import { intlOf, loadMessages } from '../i18n/messages.ts'
import { rememberMessageFormats } from './message-formats.ts'

it('a format is found by the message, not by its text as JSON', async () => {
  await loadMessages('en', ['shell'])
  rememberMessageFormats(intlOf('en'))
  const say = (n: number) => intlOf('en').formatMessage({ id: 'shell.nav.cartWith' }, { n })
  const first = say(2)
  const toJson = vi.spyOn(JSON, 'stringify')
  const again = say(2)
  const written = toJson.mock.calls.map(([value]: unknown[]) => value)
  toJson.mockRestore()
  expect(again).toBe(first)
  // the text of the message, that is; numbers are still found by their options
  expect(JSON.stringify(written)).not.toContain('options')
  expect(say(3)).not.toBe(first)
})
