import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { brokenConstraint } from '#service/db/db.ts'
import { invalidValue } from '#service/http/fault.ts'

/**
 * Normalises an email for storage.
 * @throws Fault 400
 */
export function readEmail(value: string): string {
  const email = typedIdentifier(value).toLowerCase()
  if (email.length > 254 || !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(email))
    throw invalidValue('email', email)
  return email
}

/** Whether a write failed because another account has the email; any other conflict is a defect of ours. */
export const isEmailTaken = (error: unknown): boolean => brokenConstraint(error) === 'customer_email_key'
