import { escapeHtml } from './escape-html.ts'
import { writeHead } from './head/head.ts'
import type { PageAssets } from './assets.ts'
import type { Rendered } from './entry-server.tsx'

/**
 * A page up to its root element. Its styles stand in it, its script is the loader: nothing else is asked for before the paint.
 * usePress would write the style element that the `<meta>` with its id stands for; the rule is in our own styles.
 */
export function documentHead(
  { title, language, head }: Pick<Rendered, 'title' | 'language' | 'head'>,
  { style, links, loader }: PageAssets,
  nonce?: string,
): string {
  const own = nonce ? ` nonce="${nonce}"` : ''
  return (
    `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<title>${escapeHtml(title)}</title><meta name="color-scheme" content="light"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    (head ? writeHead(head) : '') +
    '<meta id="react-aria-pressable-style">' +
    (nonce ? `<meta property="csp-nonce"${own}>` : '') +
    `<style${own}>${style}</style>${links}<script${own}>${loader}</script></head><body><div id="root">`
  )
}

/** A page from its root element's end: what the client takes over with. */
export const documentEnd = ({ boot, data }: Pick<Rendered, 'boot' | 'data'>): string =>
  `</div><script type="application/json" id="data">${data}</script><script type="application/json" id="boot">${boot}</script></body></html>`
