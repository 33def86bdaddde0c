import { createTransport } from 'nodemailer'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import { isLoopback } from '#service/http/caller-address.ts'
import { shopName } from '#service/messages/greeting.ts'
import type { Mail, MailPort } from '#service/ports/mail.ts'
import { NotSent } from '#service/ports/not-sent.ts'
import { mailHtml } from './html.ts'
import type { MailSettings } from './settings.ts'

/** Time limits in milliseconds. */
export interface MailLimits {
  /** Connecting, and the server's greeting. */
  readonly connect: number
  /** Silence of the server. */
  readonly silence: number
  /** A whole mail. */
  readonly mail: number
}
const usualLimits: MailLimits = { connect: 5_000, silence: 10_000, mail: 20_000 }

/** Connections to the server at once; the outbox sends no more mails at a time. */
const CONNECTIONS = 6

/** A mail adapter that holds connections. */
export interface MailSystem extends MailPort {
  close(): void
}

/** A password must not cross a network in the clear because somebody has removed the server's offer of encryption. */
const needsEncryption = (url: URL): boolean =>
  url.protocol === 'smtp:' && url.username !== '' && !isLoopback(url.hostname)

/** The reason of a failure without the server's words, which may quote the address. */
function failureOf(error: unknown): NotSent {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string }
  if (name === 'AbortError') return new NotSent('no answer in time')
  // Refused is the message (its recipient, its sender or its content), not the connection or the password.
  const isFinal = Number(responseCode) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return new NotSent(responseCode ? `SMTP ${responseCode}` : `SMTP ${code ?? 'failure'}`, { isFinal })
}

/**
 * Sends mails through an SMTP server, as text and as HTML, over a few connections that stay open between mails. The
 * Message-ID is made of the message's id, so that a repetition can be recognised.
 */
export function smtpMail(
  { url, from, replyTo }: MailSettings,
  { connect, silence, mail: longest }: MailLimits = usualLimits,
): MailSystem {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // The outbox repeats, and counts how often.
    maxRequeues: 0,
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: silence,
    requireTLS: needsEncryption(new URL(url)),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    timeout: longest,
    async send({ id, to, subject, body, language }: Mail) {
      // The library reads a list of addresses in one.
      if (!isEmailAddress(to)) throw new NotSent('no email address', { isFinal: true })
      try {
        await transport.sendMail({
          messageId: `<message-${id}@${host}>`,
          envelope: { from, to: [to] },
          from: { name: shopName(language), address: from },
          to: { name: '', address: to },
          ...(replyTo ? { replyTo } : {}),
          subject,
          text: body,
          html: await mailHtml(subject, body, language),
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': (languageOf(language) ?? defaultLanguage).tag,
          },
          xMailer: false,
          signal: AbortSignal.timeout(longest),
        })
      } catch (error) {
        throw failureOf(error)
      }
    },
    close: () => {
      transport.close()
    },
  }
}
