import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#domain/store/languages.ts'
import { authTexts } from '#service/auth/texts.ts'
import type { Mail } from '#service/ports/mail.ts'
import { startSmtpServer, type SmtpServer } from '../../tests/outside/smtp-server.ts'
import { smtpMail, type MailSystem } from './smtp-mail.ts'

let server: SmtpServer
let mail: MailSystem
const limits = { connect: 300, silence: 300, mail: 800 }
const systemOf = (url = server.url) =>
  smtpMail({ url, from: 'shop@jadeleaf.example', replyTo: 'help@jadeleaf.example' }, limits)
// A server of its own for each test: a mail that was given up may still arrive.
beforeEach(async () => {
  server = await startSmtpServer()
  mail = systemOf()
})
afterEach(async () => {
  mail.close()
  await server.close()
})

const letter: Mail = {
  id: '7-abc',
  to: 'wing@b.example',
  subject: 'Order 1 shipped',
  body: 'Hello Wing,\n\nTrack it:\nhttps://shop.example/dashboard/orders/1.\n\nJadeleaf',
  language: 'en',
}

describe('a mail', () => {
  it.each(languages)('in $name arrives as it was written, as text and as HTML', async ({ code, tag }) => {
    const { subject, body } = authTexts[code].reset('王小明 <b>', 'https://shop.example/reset?a=1&b=2', 2)
    await mail.send({ ...letter, subject, body, language: code })
    const [received] = server.received
    expect(received?.headers.get('subject')).toBe(subject)
    expect(received?.text.trimEnd()).toBe(body)
    expect(received?.headers.get('content-language')).toBe(tag)
    expect(received?.html).toContain(`<html lang="${tag}" dir="ltr">`)
    expect(received?.html).toContain('<meta name="color-scheme" content="light dark"')
    expect(received?.html).toContain('href="https://shop.example/reset?a=1&amp;b=2"')
    expect(received?.html).toContain('王小明 &lt;b&gt;')
    expect(received?.headers.get('from')).toBe(
      `${code === 'zh_cn' ? '翠叶' : code === 'zh_hk' ? '翠葉' : 'Jadeleaf'} <shop@jadeleaf.example>`,
    )
  })
  it('says who sent it, whom to answer, that no person wrote it, and which message it is', async () => {
    await mail.send(letter)
    await mail.send(letter)
    const [first, again] = server.received
    expect(first).toMatchObject({ from: 'shop@jadeleaf.example', to: ['wing@b.example'] })
    expect(first?.headers.get('to')).toBe('wing@b.example')
    expect(first?.headers.get('reply-to')).toBe('help@jadeleaf.example')
    expect(first?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(first?.headers.get('message-id')).toBe('<message-7-abc@jadeleaf.example>')
    expect(again?.headers.get('message-id')).toBe(first?.headers.get('message-id'))
    expect(first?.headers.has('x-mailer')).toBe(false)
    expect(first?.html).toContain('>https://shop.example/dashboard/orders/1</a>.')
  })
  it('takes no header or recipient from what a person typed', async () => {
    await mail.send({
      ...letter,
      subject: 'Hello\r\nBcc: evil@b.example\r\n\r\nBody',
      body: 'a\r\n.\r\nMAIL FROM:<evil@b.example>',
    })
    const [received, ...others] = server.received
    expect(others).toEqual([])
    expect(received?.headers.has('bcc')).toBe(false)
    expect(received?.to).toEqual(['wing@b.example'])
    expect(received?.text).toContain('MAIL FROM:<evil@b.example>')
    server.asked.length = 0
    for (const to of ['wing@b.example\r\nRCPT TO:<evil@b.example>', 'wing@b.example, evil@b.example'])
      await expect(mail.send({ ...letter, to })).rejects.toMatchObject({ isFinal: true })
    expect(server.asked).toEqual([])
  })
  it('goes over a connection that is open already', async () => {
    const before = server.connections()
    for (let count = 0; count < 5; count++) await mail.send(letter)
    expect(server.connections() - before).toBe(1)
  })
})

describe('a failure', () => {
  it.each([
    ['of a busy server is no end', 'busy', 'SMTP 451', false],
    ['of an unknown recipient is final', 'refuse', 'SMTP 550', true],
    ['of a server that hangs is no end', 'hang', 'SMTP ETIMEDOUT', false],
    ['of a server that is too slow is no end', { slow: 1_500 }, 'SMTP ETIMEDOUT', false],
  ] as const)('%s', async (_what, behaviour, message, isFinal) => {
    server.behave = () => behaviour
    await expect(mail.send(letter)).rejects.toMatchObject({ name: 'NotSent', message, isFinal })
  })
  it('of a server that does not greet ends within the limit', async () => {
    server.isAwake = false
    const begun = Date.now()
    await expect(mail.send(letter)).rejects.toMatchObject({ isFinal: false })
    expect(Date.now() - begun).toBeLessThan(limits.mail + 500)
  })
  it.each([
    ['a wrong password', (url: string) => url.replace('p%40ss', 'other'), 'SMTP 535'],
    ['no server', () => 'smtp://a:b@127.0.0.1:1', 'SMTP ESOCKET'],
  ])('by %s is no end: the mail is not what is wrong', async (_what, urlOf, message) => {
    const wrong = systemOf(urlOf(server.url))
    await expect(wrong.send(letter)).rejects.toMatchObject({ message, isFinal: false })
    wrong.close()
  })
  it('leaves the next mail a connection of its own', async () => {
    server.behave = (to) => (to === 'wing@b.example' ? 'hang' : 'accept')
    await Promise.all([
      expect(mail.send(letter)).rejects.toMatchObject({ isFinal: false }),
      mail.send({ ...letter, to: 'mei@b.example' }),
    ])
    expect(server.received).toMatchObject([{ to: ['mei@b.example'] }])
  })
})
