import { html, raw } from 'hono/html'
import { languageOf, defaultLanguage, type LanguageCode } from '#domain/store/languages.ts'
import { shopName } from '#service/messages/greeting.ts'

/** An address in a text, without the punctuation that ends its sentence. */
const address = /(https?:\/\/[\x21-\x7e]*[^\s.,;:!?()'"<>])/

const font = `font:16px/1.5 -apple-system,'Segoe UI',Roboto,'PingFang SC','Noto Sans','Noto Sans Thai',sans-serif`

/** A line with its addresses as links. A split by a pattern with one group has the addresses at the odd places. */
const line = (text: string) =>
  text
    .split(address)
    .map((part, at) =>
      at % 2 === 1 ? html`<a href="${part}" style="color:#0f766e;word-break:break-all">${part}</a>` : part,
    )

const paragraph = (text: string) =>
  html`<p style="margin:0 0 16px">
    ${text.split('\n').flatMap((each, at) => [at > 0 ? raw('<br>') : '', ...line(each)])}
  </p>`

/**
 * Draws a mail as a document: the shop's name, the paragraphs of its text, addresses as links. Everything in it is
 * escaped, and it loads nothing.
 */
export async function mailHtml(subject: string, body: string, language: LanguageCode): Promise<string> {
  const { tag } = languageOf(language) ?? defaultLanguage
  const paragraphs = body.split(/\n{2,}/).filter(Boolean)
  const drawn = html`<!doctype html>
    <html lang="${tag}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px 16px;${raw(font)}">
        <div lang="${tag}" dir="ltr" style="max-width:560px;margin:0 auto">
          <p style="margin:0 0 24px;font-size:20px;font-weight:700">${shopName(language)}</p>
          ${paragraphs.map(paragraph)}
        </div>
      </body>
    </html> `
  return String(await drawn)
}
