import { createCaptcha, sendCode, sendCodeWithCaptcha } from '#domain/auth/api.ts'
import { RESEND_WAIT_SECONDS } from '#domain/auth/code.ts'
import { mobileFault, normaliseMobile } from '#domain/auth/phone.ts'
import type { SentCode } from '#domain/auth/schema.ts'
import { call } from '#features/kit/call.ts'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { mobileText } from './say.ts'
import { isExpected, readFault } from './server-faults.ts'

/** Which numbers may get a code: `free` for a new account, `known` for an existing one, `any` (contract.md §6.2). */
export type CodeFor = 'free' | 'known' | 'any'
const types: Readonly<Record<CodeFor, string>> = { free: '0', known: '1', any: '2' }

interface Asked { countryCode: string; mobile: string }

/** A picture to read signs from, or a question for those who cannot see it. */
export interface CaptchaState {
  /** Address of the picture; empty while a question is asked. */
  picture: string
  question: string | undefined
  /** The last answer was not right; this is another picture or question. */
  isWrong: boolean
  answer: (text: string) => void
  /** Another one of the same kind. */
  renew: () => void
  /** A question in the place of the picture, and back. */
  change: () => void
  close: () => void
}

export interface CodeState {
  /** Seconds until another code may be asked for. */
  resendIn: number
  isSending: boolean
  sent: (SentCode & { mobile: string }) | null
  /** The picture whose signs the service wants before it sends (contract.md §6.2: 400 with code 5020). */
  captcha: CaptchaState | null
  /** Sends; a number that cannot get a code is told through `onRefused`. */
  send: (countryCode: string, mobile: string) => Promise<void>
}

/** Asking for a code by SMS, and the wait before the next one. */
export function useCode(kind: CodeFor, onRefused: (text: string) => void): CodeState {
  const intl = useIntl()
  const [sent, setSent] = useState<CodeState['sent']>(null)
  const [isSending, setSending] = useState(false)
  const [resendIn, setResendIn] = useState(0)
  const [wanted, setWanted] = useState<{ asked: Asked; formId: string; picture: string; question: string | undefined; isWrong: boolean } | null>(null)

  useEffect(() => {
    if (resendIn <= 0) return
    const timer = setTimeout(() => { setResendIn(resendIn - 1) }, 1000)
    return () => { clearTimeout(timer) }
  }, [resendIn])

  const refuse = (error: unknown) => { onRefused(readFault(intl, error, 'account.error.generic').text) }
  /** Shows a new picture, or a new question, for what was asked. */
  const show = async (asked: Asked, isWrong: boolean, isQuestion = wanted?.question !== undefined) => {
    const formId = `send_code_${crypto.randomUUID()}`
    const { imgSrc, question } = await call(createCaptcha, { body: { formId, ...(isQuestion ? { kind: 'question' as const } : {}) } }, { handled: true })
    setWanted({ asked, formId, picture: imgSrc, question, isWrong })
  }
  const ask = async (asked: Asked, captcha?: { formId: string; captcha: string }) => {
    setSending(true)
    const params = { type: types[kind], prefix: asked.countryCode, mobile: asked.mobile }
    try {
      const answer = captcha ? await call(sendCodeWithCaptcha, { params: { ...params, ...captcha } }, { handled: true }) : await call(sendCode, { params }, { handled: true })
      setWanted(null)
      setSent({ ...answer, mobile: `+${asked.countryCode} ${asked.mobile}` })
      setResendIn(answer.resend_after || RESEND_WAIT_SECONDS)
    } catch (error) {
      if (isExpected(error)) await show(asked, captcha !== undefined).catch(refuse)
      else { setWanted(null); refuse(error) }
    } finally { setSending(false) }
  }
  const send = async (countryCode: string, mobile: string) => {
    if (isSending || resendIn > 0) return
    const fault = mobileFault(countryCode, mobile)
    if (fault) { onRefused(fault.kind === 'empty' ? intl.formatMessage({ id: 'account.code.needMobile' }) : mobileText(intl, fault)); return }
    await ask({ countryCode, mobile: normaliseMobile(countryCode, mobile) })
  }
  const captcha: CaptchaState | null = wanted && {
    picture: wanted.picture, question: wanted.question, isWrong: wanted.isWrong,
    answer: (text) => { void ask(wanted.asked, { formId: wanted.formId, captcha: text }) },
    renew: () => { void show(wanted.asked, false).catch(refuse) },
    change: () => { void show(wanted.asked, false, wanted.question === undefined).catch(refuse) },
    close: () => { setWanted(null) },
  }
  return { resendIn, isSending, sent, captcha, send }
}
