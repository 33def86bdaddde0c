import { passwordRefusals } from '#domain/auth/refusals.ts'
import {
  PASSWORD_DIFFERENT_MIN,
  PASSWORD_MIN,
  passwordFault,
  type PasswordOwner,
} from '#domain/auth/password.ts'
import { required, refuse } from '#service/http/fault.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Maximum length of a password, so that hashing cannot be used to overload the service. */
const longest = 256

/**
 * Checks the password rules, with Magento's messages (C-2.11).
 * @throws Fault 400
 */
export function checkPassword(password: string, owner: PasswordOwner, fieldName = 'password'): void {
  const kind = passwordFault(password, owner)
  if (kind === 'empty') throw required(fieldName)
  if (password.length > longest) throw refuse(passwordRefusals.tooLong, [String(longest)])
  if (password.trim() !== password) throw refuse(passwordRefusals.space)
  if (kind === 'tooShort') throw refuse(passwordRefusals.tooShort, [String(PASSWORD_MIN)])
  if (kind === 'noLetter' || kind === 'noNumber') throw refuse(passwordRefusals.tooFewClasses, ['2'])
  if (isCommonPassword(password)) throw refuse(passwordRefusals.common)
  if (owner.email && password.toLowerCase() === owner.email.toLowerCase())
    throw refuse(passwordRefusals.isEmail)
  if (kind === 'repeats') throw refuse(passwordRefusals.repeats, [String(PASSWORD_DIFFERENT_MIN)])
  if (kind) throw refuse(passwordRefusals[kind])
}
