import { sendCode } from '#domain/auth/api.ts'
import { RESEND_WAIT_SECONDS } from '#domain/auth/code.ts'
import { mobileFault, normaliseMobile } from '#domain/auth/phone.ts'
import type { SentCode } from '#domain/auth/schema.ts'
import { call } from '#features/kit/call.ts'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { mobileText } from './say.ts'
import { readFault } from './server-faults.ts'

/** Which numbers may get a code: `free` for a new account, `known` for an existing one, `any` (contract.md §6.2). */
export type CodeFor = 'free' | 'known' | 'any'
const types: Readonly<Record<CodeFor, string>> = { free: '0', known: '1', any: '2' }

export interface CodeState {
  /** Seconds until another code may be asked for. */
  resendIn: number
  isSending: boolean
  sent: (SentCode & { mobile: string }) | null
  /** Sends; a number that cannot get a code is told through `onRefused`. */
  send: (countryCode: string, mobile: string) => Promise<void>
}

/** Asking for a code by SMS, and the wait before the next one. */
export function useCode(kind: CodeFor, onRefused: (text: string) => void): CodeState {
  const intl = useIntl()
  const [sent, setSent] = useState<CodeState['sent']>(null)
  const [isSending, setSending] = useState(false)
  const [resendIn, setResendIn] = useState(0)

  useEffect(() => {
    if (resendIn <= 0) return
    const timer = setTimeout(() => { setResendIn(resendIn - 1) }, 1000)
    return () => { clearTimeout(timer) }
  }, [resendIn])

  const send = async (countryCode: string, mobile: string) => {
    if (isSending || resendIn > 0) return
    const fault = mobileFault(countryCode, mobile)
    if (fault) { onRefused(fault.kind === 'empty' ? intl.formatMessage({ id: 'account.code.needMobile' }) : mobileText(intl, fault)); return }
    setSending(true)
    try {
      const digits = normaliseMobile(countryCode, mobile)
      const answer = await call(sendCode, { params: { type: types[kind], prefix: countryCode, mobile: digits } }, { handled: true })
      setSent({ ...answer, mobile: `+${countryCode} ${digits}` })
      setResendIn(answer.resend_after || RESEND_WAIT_SECONDS)
    } catch (error) {
      onRefused(readFault(intl, error, 'account.error.generic').text)
    } finally { setSending(false) }
  }
  return { resendIn, isSending, sent, send }
}
