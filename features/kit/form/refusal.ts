import type { RefusalCode } from '#domain/contract/refusal.ts'
import { useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useIntl, type IntlShape } from 'react-intl'
import { faultText, ServiceFault, type MessageId } from '../service-fault.ts'
import { CODE_USED_UP } from './form.tsx'

/** The field that a refusal is about. */
export type RefusedField =
  | 'mobile'
  | 'code'
  | 'ownCode'
  | 'email'
  | 'password'
  | 'current'
  | 'referrer'
  | 'adult'

/** The field that a refusal belongs to, with its message. */
const known: Readonly<Partial<Record<RefusalCode, readonly [RefusedField | null, MessageId]>>> = {
  'auth.currentCode': ['ownCode', 'forms.validation.codeWrong'],
  'auth.code': ['code', 'forms.validation.codeWrong'],
  'auth.codeUsedUp': ['code', 'forms.validation.codeUsedUp'],
  'auth.mobileMissing': ['mobile', 'forms.validation.needMobile'],
  'auth.mobileTaken': ['mobile', 'forms.validation.mobileTaken'],
  'auth.referrerMobile': ['referrer', 'forms.validation.referrerMobile'],
  'auth.referrerLength': ['referrer', 'account.validation.referrer'],
  'auth.referrerCode': ['referrer', 'forms.validation.referrerUnknown'],
  'auth.customerUnknown': [null, 'forms.validation.noCustomer'],
  'auth.minor': ['adult', 'forms.validation.adult'],
  'auth.passwordRepeats': ['password', 'account.validation.passwordRepeats'],
  'auth.passwordShop': ['password', 'account.validation.passwordShop'],
  'auth.passwordName': ['password', 'account.validation.passwordName'],
  'auth.passwordEmail': ['password', 'account.validation.passwordEmail'],
  'auth.passwordMobile': ['password', 'account.validation.passwordMobile'],
  'auth.resetToken': ['password', 'forms.validation.resetInvalid'],
  'customers.emailTaken': ['email', 'forms.validation.emailTaken'],
  passwordNeeded: ['current', 'shell.service.passwordNeeded'],
  passwordCommon: ['password', 'shell.service.passwordCommon'],
  passwordWrong: ['current', 'forms.validation.passwordWrong'],
}

/** A refused call as the form shows it: at a field, or for the form as a whole. */
export interface FormFault {
  field: RefusedField | null
  text: string
}

/** @param fallback message for a refusal without a text of the service */
export function readFault(intl: IntlShape, error: unknown, fallback: MessageId): FormFault {
  const match = error instanceof ServiceFault && error.refusal && known[error.refusal]
  if (match) return { field: match[0], text: intl.formatMessage({ id: match[1] }) }
  return { field: null, text: faultText(intl, error, fallback) }
}

/** Whether a code was refused for good: the way on is another code. */
const isCodeUsedUp = (error: unknown): boolean =>
  error instanceof ServiceFault && error.refusal === 'auth.codeUsedUp'

/**
 * Shows a refusal at its field, or above the form.
 * @param fields maps the fields named in refusals to those of this form
 */
export function useRefusal<T extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<T, unknown, Output>,
  fields: Partial<Record<RefusedField, FieldPath<T>>>,
) {
  const intl = useIntl()
  const [refusal, setRefusal] = useState<string>()
  /** Runs a submit and shows its refusal. The fields keep their values. */
  const catchRefusal =
    (work: (values: Output) => Promise<void>) =>
    async (values: Output): Promise<void> => {
      setRefusal(undefined)
      try {
        await work(values)
      } catch (error) {
        const { field: refused, text } = readFault(intl, error, 'shell.error.generic')
        const field = refused && fields[refused]
        if (field) form.setError(field, { message: text, ...(isCodeUsedUp(error) && { type: CODE_USED_UP }) })
        else setRefusal(text)
      }
    }
  return { refusal, catchRefusal }
}
