import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { message, messageText } from './message.ts'

const intl = createIntl({
  locale: 'en',
  messages: {
    'forms.validation.required': 'Required',
    'forms.validation.name': 'At most {max, number}',
  } as Partial<Record<string, string>> as Record<string, string>,
})

it.each([
  ['an id', message('forms.validation.required'), 'Required'],
  ['an id with values', message('forms.validation.name', { max: 1200 }), 'At most 1,200'],
  ['a refusal of the service', 'forms.validation.none', 'forms.validation.none'],
  ['a sentence', 'This number {"is"} taken', 'This number {"is"} taken'],
  ['nothing', '', ''],
])('%s is shown as text', (_, text, expected) => {
  expect(messageText(intl, text)).toBe(expected)
})
