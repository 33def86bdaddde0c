import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { toDraft } from './address-draft.ts'
import { addressRules } from './address-rules.ts'

const intl = createIntl({
  locale: 'en',
  messages: Object.assign(
    {},
    ...['account', 'forms'].map(
      (part) => JSON.parse(readFileSync(`locales/${part}/en.json`, 'utf8')) as object,
    ),
  ) as Record<string, string>,
})

// Requirements
it.each([
  ['postcode', { postcode: '!!' }, 'Input is not a valid postal code'],
  ['postcode', { postcode: '10000' }, 'Input is not a valid postal code'],
  ['street', { street: 'x'.repeat(81) }, 'Please shorten the street information to 80 characters or less.'],
  ['chineseId', { chineseId: '1101051949123100' }, 'Chinese ID is not valid'],
])('says at the field %s of a mainland address with %j: %s', (field, typed, message) => {
  const parsed = addressRules(intl).safeParse({ ...toDraft(), country: 'CN', ...typed })
  const issues = parsed.error?.issues ?? []
  expect(issues.find(({ path }) => path[0] === field)?.message).toBe(message)
})
