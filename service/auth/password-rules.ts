import {
  PASSWORD_DIFFERENT_MIN,
  PASSWORD_MIN,
  passwordFault,
  type PasswordOwner,
} from '#domain/auth/password.ts'
import { fault, required } from '#service/http/fault.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Maximum length of a password, so that hashing cannot be used to overload the service. */
const longest = 256

/** What a password must not contain, as its refusal names it. */
const contents = {
  shopName: 'the name of the shop',
  ownName: 'your name',
  ownEmail: 'your email address up to the @',
  ownMobile: 'your mobile number',
}

/**
 * Checks the password rules, with Magento's messages (C-2.11).
 * @throws Fault 400
 */
export function checkPassword(password: string, owner: PasswordOwner, fieldName = 'password'): void {
  const kind = passwordFault(password, owner)
  if (kind === 'empty') throw required(fieldName)
  if (password.length > longest)
    throw fault(400, 'Please enter a password with at most %1 characters.', [String(longest)])
  if (password.trim() !== password)
    throw fault(400, "The password can't begin or end with a space. Verify the password and try again.")
  if (kind === 'tooShort')
    throw fault(400, 'The password needs at least %1 characters. Create a new password and try again.', [
      String(PASSWORD_MIN),
    ])
  if (kind === 'noLetter' || kind === 'noNumber')
    throw fault(
      400,
      'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
      ['2'],
    )
  if (isCommonPassword(password))
    throw fault(400, 'This password is too easy to guess. Create a new password and try again.')
  if (owner.email && password.toLowerCase() === owner.email.toLowerCase())
    throw fault(
      400,
      "The password can't be the same as the email address. Create a new password and try again.",
    )
  if (kind === 'repeats')
    throw fault(
      400,
      'The password needs at least %1 different characters. Create a new password and try again.',
      [String(PASSWORD_DIFFERENT_MIN)],
    )
  if (kind)
    throw fault(400, `The password can't contain ${contents[kind]}. Create a new password and try again.`)
}
