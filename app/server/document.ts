import { escapeHtml } from './escape-html.ts'
import { writeHead } from './head/head.ts'
import type { PageAssets } from './assets.ts'
import type { Rendered } from './entry-server.tsx'
import type { SignInNotice } from './sign-in-notice.ts'
import { installLinks } from './install-links.ts'

/** Stands in the place of the skeleton, which nothing would ever fill. Browsers with script skip it. */
const noticePart = ({ text, link, href }: SignInNotice, nonce: string): string =>
  `<noscript><style${nonce}>#main{display:none}#sign-in-first{padding:1rem;text-align:center}#sign-in-first a{text-decoration:underline}</style>` +
  `<p id="sign-in-first">${escapeHtml(text)} <a href="${escapeHtml(href)}">${escapeHtml(link)}</a></p></noscript>`

/**
 * A page up to its root element. Its styles stand in it, its script is the loader: nothing else is asked for before the paint.
 * usePress would write the style element that the `<meta>` with its id stands for; the rule is in our own styles.
 */
export function documentHead(
  { title, language, head, notice }: Pick<Rendered, 'title' | 'language' | 'head' | 'notice'>,
  { style, links, loader }: Omit<PageAssets, 'fitTo'>,
  nonce?: string,
): string {
  const own = nonce ? ` nonce="${nonce}"` : ''
  return (
    `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<title>${escapeHtml(title)}</title><meta name="color-scheme" content="light">` +
    installLinks(language.code) +
    (head ? writeHead(head) : '') +
    '<meta id="react-aria-pressable-style">' +
    (nonce ? `<meta property="csp-nonce"${own}>` : '') +
    `<style${own}>${style}</style>${links}<script${own}>${loader}</script></head><body>` +
    (notice ? noticePart(notice, own) : '') +
    '<div id="root">'
  )
}

/** A page from its root element's end: what the client takes over with. Without `data` its loader fetches that. */
export const documentEnd = ({ boot, data }: { boot: string; data?: string | undefined }): string =>
  '</div>' +
  (data === undefined ? '' : `<script type="application/json" id="data">${data}</script>`) +
  `<script type="application/json" id="boot">${boot}</script></body></html>`
