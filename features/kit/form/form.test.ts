import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { valueFaultText } from './form.tsx'

const intl = createIntl({
  locale: 'en',
  messages: JSON.parse(readFileSync('locales/forms/en.json', 'utf8')) as Record<string, string>,
})

it.each([
  ['number', 'Input is not a valid number'],
  ['integer', 'Input is not a valid integer'],
  ['decimal', 'Input is not a valid decimal'],
  ['currency', 'Input is not a valid currency'],
  ['domain', 'Input is not a valid domain'],
  ['creditCard', 'Input is not a valid credit card number'],
  ['min', 'Value is below the allowed minimum'],
  ['max', 'Value is above the allowed maximum'],
  ['exists', 'This field value already exists'],
] as const)('a fault of %s is told as "%s"', (fault, text) => {
  expect(valueFaultText(intl, fault)).toBe(text)
})
