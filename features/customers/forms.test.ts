import { englishFaults } from '#features/kit/form/testing/english-faults.ts'
import { describe, expect, it } from 'vitest'
import { profileForm } from './forms.ts'

const faults = englishFaults('account', 'forms')

describe('a profile', () => {
  const mei = { lastname: 'Chan', firstname: 'Mei', email: '', password: '' }
  it('keeps its name, and its e-mail once it has one', () => {
    expect(
      faults(profileForm('mei@jadeleaf.example'), {
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
    expect(faults(profileForm(null), mei)).toEqual({})
    expect(faults(profileForm(null), { ...mei, email: 'mei@', password: 'x' })).toEqual({
      email: 'Input is not a valid email address',
    })
  })
  it('takes another e-mail only with the password', () => {
    const form = profileForm('mei@jadeleaf.example')
    expect(faults(form, { ...mei, email: 'Mei@jadeleaf.example ' })).toEqual({})
    expect(faults(form, { ...mei, email: 'new@jadeleaf.example' })).toEqual({
      password: 'This field is required',
    })
    expect(faults(profileForm(null), { ...mei, email: 'new@jadeleaf.example' })).toEqual({
      password: 'This field is required',
    })
  })
  it.each(['<b>Mei</b>', 'Mei{0}', 'Mei 2', 'evil.example', 'x'.repeat(61)])(
    'refuses the name %s',
    (firstname) => {
      expect(faults(profileForm(null), { ...mei, firstname })).toEqual({
        firstname:
          'Use up to 60 characters, without digits, web addresses or special characters. Put a space after a full stop.',
      })
    },
  )
})
