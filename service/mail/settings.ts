import * as z from 'zod/mini'
import { completeSettings } from '#service/environment/complete-settings.ts'
import { isEmailAddress } from '#domain/validation/email.ts'

const isSmtpUrl = (value: string) => /^smtps?:\/\/\S+$/.test(value) && URL.canParse(value)

/** Environment variables of the mail system. */
export const mailEnvironment = {
  SMTP_URL: z.optional(z.string().check(z.refine(isSmtpUrl))),
  MAIL_FROM: z.optional(z.string().check(z.refine(isEmailAddress))),
  MAIL_REPLY_TO: z.optional(z.string().check(z.refine(isEmailAddress))),
}

/** What they must be, for the sentence about a wrong one. */
export const mailExpected = {
  SMTP_URL: 'an address such as smtps://user:password@mail.example:465',
  MAIL_FROM: 'an email address',
  MAIL_REPLY_TO: 'an email address',
}

/** The SMTP server that takes the shop's mails, and their sender. */
export interface MailSettings {
  readonly url: string
  /** Address of the sender; the name is the shop's, in the language of the mail. */
  readonly from: string
  readonly replyTo: string | undefined
}

type Values = z.infer<z.ZodMiniObject<typeof mailEnvironment>>

/**
 * The settings of the mail system; undefined: none is connected.
 * @throws StartError for a server without a sender, or the other way round
 */
export function readMailSettings(values: Values): MailSettings | undefined {
  const settings = completeSettings('the mail system', values, { url: 'SMTP_URL', from: 'MAIL_FROM' })
  return settings && { ...settings, replyTo: values.MAIL_REPLY_TO }
}
