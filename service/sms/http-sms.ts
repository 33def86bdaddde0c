import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { NotSent } from '#service/ports/not-sent.ts'
import type { Sms, SmsPort } from '#service/ports/sms.ts'
import type { SmsSettings } from './settings.ts'

/** Timeout of the SMS system in milliseconds. */
const TIMEOUT_MS = 10_000

/**
 * Answers 4xx that another attempt may change: a token that is wrong until its owner mends it, a timeout of the system,
 * and too many messages at a time.
 */
const temporary = [401, 403, 408, 429]

/** Fills the placeholders of a URL-encoded form. A value is encoded as a whole, so none can add a field. */
function filled(form: string, values: Readonly<Record<string, string>>): URLSearchParams {
  const pairs = [...new URLSearchParams(form)].map(([name, value]) => [
    name,
    value.replace(/\{(\w+)\}/g, (_, key: string) => (Object.hasOwn(values, key) ? (values[key] ?? '') : '')),
  ])
  return new URLSearchParams(pairs)
}

/** The body of the request. @throws NotSent when a carrier asks for a template and none is configured */
function bodyOf({ form, templates, templateForm }: SmsSettings, sms: Sms): URLSearchParams {
  const { id, to, body: text, purpose, language } = sms
  if (!templates || !to.startsWith('+86')) return filled(form, { ...sms.variables, id, to, text })
  const template = templates[purpose]?.[language] ?? templates[purpose]?.['*']
  if (!template) throw new NotSent(`no template for ${purpose} in ${language}`, { isFinal: true })
  const variables = { ...sms.variables, text }
  return filled(templateForm, { ...variables, id, to, template, variables: JSON.stringify(sms.variables) })
}

/** Whether a number exists in its country's plan and can be a mobile's. */
function canReceive(to: string): boolean {
  const number = parsePhoneNumberFromString(to)
  const type = number?.getType()
  return number?.isValid() === true && (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE')
}

/**
 * Sends text messages by posting a form over HTTP, to numbers that can receive one: each costs money. 2xx means
 * accepted; a 4xx that is about the message refuses it for good.
 * @param timeout milliseconds
 */
export const httpSms = (settings: SmsSettings, timeout = TIMEOUT_MS): SmsPort => ({
  timeout,
  canReceive,
  async send(sms) {
    if (!canReceive(sms.to)) throw new NotSent('no mobile number', { isFinal: true })
    const body = bodyOf(settings, sms)
    let status: number
    try {
      const answer = await fetch(settings.url, {
        method: 'POST',
        body,
        headers: settings.token ? { Authorization: `Bearer ${settings.token}` } : {},
        // The token goes to no other address.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      status = answer.status
      await answer.body?.cancel()
    } catch (error) {
      throw new NotSent((error as Error).name === 'TimeoutError' ? 'no answer in time' : 'no connection')
    }
    if (status >= 200 && status < 300) return
    throw new NotSent(`HTTP ${status}`, {
      isFinal: status >= 400 && status < 500 && !temporary.includes(status),
    })
  },
})
