import { RESEND_WAIT_SECONDS } from '#domain/auth/code.ts'
import { mobileFault, normaliseMobile } from '#domain/auth/phone.ts'
import type { SentCode } from '#domain/auth/schema.ts'
import { mobileMessage } from '#features/kit/form/mobile-message.ts'
import { focusField } from '#features/kit/form/form.tsx'
import { readFault } from '#features/kit/form/refusal.ts'
import { useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useIntl, type IntlShape } from 'react-intl'
import { askForCode, solveAndAsk, type Asked, type AskedCode, type CodeFor } from './ask-for-code.ts'
import { useResendWait } from './use-resend-wait.ts'

/** The picture captcha of another service than ours (C-6.16). */
export interface CaptchaPicture {
  /** Address of the picture. */
  picture: string
  /** The last answer was wrong; this is a new picture. */
  isWrong: boolean
  answer: (text: string) => void
  renew: () => void
  close: () => void
}

/** Why no code was sent, with the field at fault: the number, or else the code, whose button was pressed. */
export interface CodeRefusal {
  field: 'mobile' | 'code'
  text: string
}

/**
 * Shows a refusal at the form's field, which takes the focus.
 * @param fields names of the two fields in this form
 */
export const refuseAtField =
  <T extends FieldValues, Output extends FieldValues>(
    form: UseFormReturn<T, unknown, Output>,
    fields: Record<CodeRefusal['field'], FieldPath<T>>,
  ) =>
  ({ field, text }: CodeRefusal): void => {
    form.setError(fields[field], { message: text })
    focusField(fields[field])
  }

export interface CodeState {
  /** Seconds until another code can be requested. */
  resendIn: number
  isSending: boolean
  sent: (SentCode & { mobile: string }) | null
  /** Whether the browser is solving the captcha that the service requires (C-6.2: 400 with code 5020). */
  isChecking: boolean
  captcha: CaptchaPicture | null
  /** Sends a code; a refusal is passed to `onRefused`. */
  send: (countryCode: string, mobile: string) => Promise<void>
}

type AskedPicture = Extract<AskedCode, { kind: 'picture' }>

/** Message for a number that cannot get a code; undefined if it can. */
function numberRefusal(intl: IntlShape, countryCode: string, mobile: string): CodeRefusal | undefined {
  const fault = mobileFault(countryCode, mobile)
  if (!fault) return undefined
  const text = fault.kind === 'empty' ? 'forms.validation.needMobile' : mobileMessage(fault)
  return { field: 'mobile', text }
}

/** Message after the service sent no code. An invalid number is named as a referrer's is. */
function serviceRefusal(intl: IntlShape, error: unknown): CodeRefusal {
  const { field, text } = readFault(intl, error, 'account.error.load')
  return { field: field === 'mobile' || field === 'referrer' ? 'mobile' : 'code', text }
}

/** Requests SMS codes, and handles the wait before the next one. */
export function useCode(kind: CodeFor, onRefused: (refusal: CodeRefusal) => void): CodeState {
  const intl = useIntl()
  const [sent, setSent] = useState<CodeState['sent']>(null)
  const [isSending, setSending] = useState(false)
  const [resendIn, startWait] = useResendWait()
  const [isChecking, setChecking] = useState(false)
  const [wanted, setWanted] = useState<{ asked: Asked; picture: AskedPicture } | null>(null)

  const show = (asked: Asked, result: AskedCode) => {
    if (result.kind === 'picture') setWanted({ asked, picture: result })
    else if (result.kind === 'sent') {
      setWanted(null)
      setSent({ ...result.answer, mobile: `+${asked.countryCode} ${asked.mobile}` })
      startWait(result.answer.resend_after || RESEND_WAIT_SECONDS)
    } else if (result.error) onRefused(serviceRefusal(intl, result.error))
    else onRefused({ field: 'code', text: intl.formatMessage({ id: 'account.captcha.failed' }) })
  }
  const follow = async (asked: Asked, asking: Promise<AskedCode>) => {
    try {
      show(asked, await asking)
    } catch (error) {
      setWanted(null)
      onRefused(serviceRefusal(intl, error))
    } finally {
      setChecking(false)
      setSending(false)
    }
  }
  const send = async (countryCode: string, mobile: string) => {
    if (isSending || resendIn > 0) return
    const refusal = numberRefusal(intl, countryCode, mobile)
    if (refusal) {
      onRefused(refusal)
      return
    }
    const onCaptcha = () => {
      setChecking(true)
    }
    const asked = { kind, countryCode, mobile: normaliseMobile(countryCode, mobile), onCaptcha }
    setSending(true)
    await follow(asked, askForCode(asked))
  }
  const captcha: CaptchaPicture | null = wanted && {
    picture: wanted.picture.picture,
    isWrong: wanted.picture.isWrong,
    answer: (text) => {
      setSending(true)
      void follow(wanted.asked, askForCode(wanted.asked, { formId: wanted.picture.formId, captcha: text }))
    },
    renew: () => {
      void follow(wanted.asked, solveAndAsk(wanted.asked))
    },
    close: () => {
      setWanted(null)
    },
  }
  return { resendIn, isSending, isChecking, sent, captcha, send }
}
