import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { phone } from './page-load.ts'

/** Takes scripts, data and links to styles out of a page, and writes other styles in the place of its own. */
const bareHtml = (html: string, css: string) =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<noscript\b[^>]*>[\s\S]*?<\/noscript>/g, '')
    .replaceAll(/<link\b[^>]*(?:modulepreload|rel="stylesheet" )[^>]*>/g, '')
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/, () => `<style>${css}</style>`)

/** The rules of a page's whole styles that something on it uses at its width, without fonts. Runs in the page. */
function rulesInUse(): string {
  const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled)
  const inUse = (rules: CSSRuleList): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSMediaRule)
          return matchMedia(rule.conditionText).matches ? inUse(rule.cssRules) : ''
        if (!(rule instanceof CSSStyleRule)) return rule instanceof CSSFontFaceRule ? '' : rule.cssText
        // states do not last, and parts of an element cannot be asked for
        const plain = rule.selectorText.replaceAll(
          /::[\w-]+|:(?:hover|focus[\w-]*|active|checked|disabled)\b/g,
          '',
        )
        const isSelector = CSS.supports(`selector(${plain})`)
        return !isSelector || document.querySelector(plain) ? rule.cssText : ''
      })
      .join('')
  // a browser without script has asked for all styles, in the last sheet
  return inUse(sheets.at(-1)!.cssRules)
}

/** What a page would be written as by hand: its DOM and the rules that it uses. */
async function bareTwin(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto(url)
  const css = await page.evaluate(rulesInUse)
  const html = bareHtml((await answer?.text()) ?? '', css)
  await context.close()
  return html
}

interface File {
  body: Buffer
  headers: Record<string, string>
}

/** A file as a good static host keeps it: text compressed, cacheable for ever. */
async function fetchFile(url: string): Promise<File> {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isText = /^(text|image\/svg|application\/(json|manifest))/.test(type)
  return {
    body: isText ? brotliCompressSync(bytes) : bytes,
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isText ? { 'content-encoding': 'br' } : {}),
    },
  }
}

/**
 * Serves a page as a plain file: the same DOM with the rules that it uses, compressed, and pictures from the shop's own bytes; no
 * script, no data, no font. The floor a page is measured against.
 */
export async function staticTwin(browser: Browser, shopUrl: string, path: string) {
  const html = await bareTwin(browser, shopUrl + path)
  const page: File = {
    body: brotliCompressSync(html),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  }
  const files = new Map<string, File>([[path, page]])
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/'
      const file = files.get(url) ?? (await fetchFile(shopUrl + url))
      files.set(url, file)
      response.writeHead(200, file.headers).end(file.body)
    })()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
