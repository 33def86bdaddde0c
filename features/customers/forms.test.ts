import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { profileForm } from './forms.ts'

const intl = createIntl({
  locale: 'en',
  messages: Object.assign(
    {},
    ...['account', 'forms'].map(
      (part) => JSON.parse(readFileSync(`locales/${part}/en.json`, 'utf8')) as object,
    ),
  ) as Record<string, string>,
})
const faults = (
  schema: {
    safeParse: (value: unknown) => {
      success: boolean
      error?: { issues: { path: PropertyKey[]; message: string }[] }
    }
  },
  value: unknown,
) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('a profile', () => {
  const mei = { lastname: 'Chan', firstname: 'Mei', email: '', password: '' }
  it('keeps its name, and its e-mail once it has one', () => {
    expect(
      faults(profileForm(intl, 'mei@jadeleaf.example'), {
        ...mei,
        lastname: ' ',
        firstname: '',
        password: 'x',
      }),
    ).toEqual({
      lastname: 'This field is required',
      firstname: 'This field is required',
      email: 'This field is required',
    })
    expect(faults(profileForm(intl, null), mei)).toEqual({})
    expect(faults(profileForm(intl, null), { ...mei, email: 'mei@', password: 'x' })).toEqual({
      email: 'Input is not a valid email address',
    })
  })
  it('takes another e-mail only with the password', () => {
    const form = profileForm(intl, 'mei@jadeleaf.example')
    expect(faults(form, { ...mei, email: 'Mei@jadeleaf.example ' })).toEqual({})
    expect(faults(form, { ...mei, email: 'new@jadeleaf.example' })).toEqual({
      password: 'This field is required',
    })
    expect(faults(profileForm(intl, null), { ...mei, email: 'new@jadeleaf.example' })).toEqual({
      password: 'This field is required',
    })
  })
  it.each(['<b>Mei</b>', 'Mei{0}', 'x'.repeat(61)])('refuses the name %s', (firstname) => {
    expect(faults(profileForm(intl, null), { ...mei, firstname })).toEqual({
      firstname: 'Use at most 60 characters, without <, >, { or }.',
    })
  })
})
