import * as z from 'zod/mini'
import { messagePurposes, type MessagePurpose } from '#domain/messages/purposes.ts'
import { languages, type LanguageCode } from '#domain/store/languages.ts'

/** Templates by purpose, then by language (`*`: all others). */
export type SmsTemplates = Readonly<
  Partial<Record<MessagePurpose, Readonly<Partial<Record<LanguageCode | '*', string>>>>>
>

const purposes: readonly string[] = messagePurposes
const codes: readonly string[] = [...languages.map(({ code }) => code), '*']

/** Reads the templates. @returns undefined if it is no table of purposes and languages */
function templatesIn(text: string): SmsTemplates | undefined {
  try {
    const given = z.record(z.string(), z.record(z.string(), z.string())).parse(JSON.parse(text))
    const isKnown = Object.entries(given).every(
      ([purpose, ids]) =>
        purposes.includes(purpose) && Object.keys(ids).every((code) => codes.includes(code)),
    )
    return isKnown ? (given as SmsTemplates) : undefined
  } catch {
    return undefined
  }
}

const isWebUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const form = z.string().check(z.refine((value) => /^[^=&\s]+=[^&\s]*(&[^=&\s]+=[^&\s]*)*$/.test(value)))

/** Environment variables of the SMS system. */
export const smsEnvironment = {
  SMS_URL: z.optional(z.string().check(z.refine(isWebUrl))),
  SMS_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
  SMS_FORM: z._default(form, 'to={to}&text={text}'),
  SMS_TEMPLATES: z.optional(z.string().check(z.refine((value) => templatesIn(value) !== undefined))),
  SMS_TEMPLATE_FORM: z._default(form, 'to={to}&template={template}&variables={variables}'),
}

/** What they must be, for the sentence about a wrong one. */
export const smsExpected = {
  SMS_URL: 'an http or https address',
  SMS_TOKEN: 'a token without spaces',
  SMS_FORM: 'form fields such as to={to}&text={text}',
  SMS_TEMPLATES: 'JSON such as {"code":{"zh_cn":"1234"}}',
  SMS_TEMPLATE_FORM: 'form fields such as to={to}&template={template}&code={code}',
}

/** The system that takes the shop's text messages over HTTP. */
export interface SmsSettings {
  readonly url: string
  /** Sent as `Authorization: Bearer`. */
  readonly token: string | undefined
  /** The body of a request, URL-encoded, with `{to}`, `{text}` and `{id}`. */
  readonly form: string
  /** Templates for numbers of the mainland, whose carriers take no text; undefined: they are sent texts as well. */
  readonly templates: SmsTemplates | undefined
  /** The body of a request with a template: also `{template}`, `{variables}` and each variable by its name. */
  readonly templateForm: string
}

type Values = z.infer<z.ZodMiniObject<typeof smsEnvironment>>

/** The settings of the SMS system; undefined unless its address is set. */
export const readSmsSettings = (values: Values): SmsSettings | undefined =>
  values.SMS_URL
    ? {
        url: values.SMS_URL,
        token: values.SMS_TOKEN,
        form: values.SMS_FORM,
        templates: values.SMS_TEMPLATES ? templatesIn(values.SMS_TEMPLATES) : undefined,
        templateForm: values.SMS_TEMPLATE_FORM,
      }
    : undefined
