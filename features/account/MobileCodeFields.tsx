import { CODE_LENGTH } from '#domain/auth/code.ts'
import { FormFields } from '#features/kit/form.tsx'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { Control, FieldValues } from 'react-hook-form'
import { CodeNote } from './CodeNote.tsx'
import type { CodeState } from './use-code.ts'
import { useCountryCodes } from './use-country-codes.ts'

const CaptchaDialog = lazy(() => import('./CaptchaDialog.tsx').then((module) => ({ default: module.CaptchaDialog })))

interface MobileValues { countryCode: string; mobile: string; code: string }

/** A mobile number and the code that was sent to it. Every form with these three fields can hold it. */
export function MobileCodeFields<Values extends MobileValues & FieldValues>({ control, code, onSend, withCode = true, label, outboxHref }: {
  control: Control<Values, unknown, FieldValues>
  code: CodeState
  onSend: () => void
  withCode?: boolean
  /** Which number is meant, where it is not the person's only one. */
  label?: string
  outboxHref?: string | undefined
}) {
  const intl = useIntl()
  const { options } = useCountryCodes()
  // The three names are known; the rest of the form is not this component's business.
  const own = control as unknown as Control<MobileValues, unknown, FieldValues>
  return (
    <>
      <FormFields.Phone control={own} name="mobile" countryName="countryCode" label={label ?? intl.formatMessage({ id: 'account.field.mobile' })} countryOptions={options} isRequired autoComplete="tel-national" />
      {withCode && <FormFields.Code control={own} name="code" label={intl.formatMessage({ id: 'account.field.code' })} length={CODE_LENGTH} onSend={onSend} sendLabel={intl.formatMessage({ id: 'account.code.send' })} resendIn={code.resendIn} isSending={code.isSending} isRequired />}
      {withCode && <CodeNote sent={code.sent} outboxHref={outboxHref} />}
      {code.captcha && <Suspense><CaptchaDialog captcha={code.captcha} isSending={code.isSending} /></Suspense>}
    </>
  )
}
