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

/** The field that a refusal belongs to. */
const fieldOf: Readonly<Partial<Record<RefusalCode, RefusedField>>> = {
  'auth.currentCode': 'ownCode',
  'auth.code': 'code',
  'auth.codeUsedUp': 'code',
  'twoStep.code': 'code',
  'auth.mobile': 'mobile',
  'auth.mobileMissing': 'mobile',
  'auth.mobileTaken': 'mobile',
  'auth.referrerMobile': 'referrer',
  'auth.referrerLength': 'referrer',
  'auth.referrerCode': 'referrer',
  'auth.minor': 'adult',
  'auth.passwordRepeats': 'password',
  'auth.passwordShop': 'password',
  'auth.passwordName': 'password',
  'auth.passwordEmail': 'password',
  'auth.passwordMobile': 'password',
  'auth.resetToken': 'password',
  'customers.emailTaken': 'email',
  passwordNeeded: 'current',
  passwordCommon: 'password',
  passwordWrong: 'current',
}

/** A refused call as the form shows it: at a field, or for the form as a whole. */
export interface FormFault {
  field: RefusedField | null
  text: string
}

/** @param fallback message for a refusal without a text of the service */
export function readFault(intl: IntlShape, error: unknown, fallback: MessageId): FormFault {
  const field = error instanceof ServiceFault && error.refusal ? fieldOf[error.refusal] : undefined
  return { field: field ?? null, text: faultText(intl, error, fallback) }
}

/** The field of the form that the service names in a refusal of its input (C-1.4); undefined where it names none of them. */
export function namedField<T extends FieldValues>(error: unknown, values: T): FieldPath<T> | undefined {
  if (!(error instanceof ServiceFault) || error.refusal !== 'invalid') return undefined
  const { fieldName } = (error.parameters ?? {}) as { fieldName?: unknown }
  return typeof fieldName === 'string' && Object.hasOwn(values, fieldName)
    ? (fieldName as FieldPath<T>)
    : undefined
}

/** Whether a code was refused for good: the way on is another code. */
const isCodeUsedUp = (error: unknown): boolean =>
  error instanceof ServiceFault && error.refusal === 'auth.codeUsedUp'

/**
 * Shows a refusal at its field, or above the form. A refused input is shown at the field of the name that the service gives.
 * @param fields maps the fields of other refusals to those of this form
 */
export function useRefusal<T extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<T, unknown, Output>,
  fields: Partial<Record<RefusedField, FieldPath<T>>> = {},
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
        const field = refused ? fields[refused] : namedField(error, form.getValues())
        if (field) form.setError(field, { message: text, ...(isCodeUsedUp(error) && { type: CODE_USED_UP }) })
        else setRefusal(text)
      }
    }
  return { refusal, catchRefusal }
}
