import type { Thing } from 'schema-dts'
import { escapeHtml } from '../escape-html.ts'

/** A picture that apps show with a link. */
export interface CardPicture {
  /** Full address of a PNG or JPEG. */
  readonly url: string
  readonly alt: string
  /** Pixels, where they are known. */
  readonly width?: number
  readonly height?: number
}

/** What a page's head says besides its title: to search engines, and to apps that show a link to it. */
export interface Head {
  readonly description: string | undefined
  /** Full address by which the page is known; undefined for a page that is not to be found. */
  readonly canonical: string | undefined
  /** The page in each language, and where none fits (`x-default`). */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** Search engines may list the page. */
  readonly isListed: boolean
  readonly card: {
    readonly type: 'website' | 'product' | 'article'
    readonly title: string
    readonly site: string
    /** As Open Graph writes a language: `zh_HK`. */
    readonly locale: string
    readonly picture: CardPicture
  }
  /** Structured data, by schema.org. */
  readonly data: readonly Thing[]
}

const meta = (key: 'name' | 'property', name: string, content: string | number | undefined): string =>
  content === undefined || content === ''
    ? ''
    : `<meta ${key}="${name}" content="${escapeHtml(String(content))}">`

/** JSON that cannot end its script element. */
const dataBlock = (data: readonly Thing[]): string =>
  data.length === 0
    ? ''
    : `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': data,
      }).replaceAll('<', String.raw`\u003c`)}</script>`

/** The elements of a head. The client takes them away when another page is shown (`leave-head.ts`). */
export function writeHead({ description, canonical, alternates, isListed, card, data }: Head): string {
  const { picture } = card
  return [
    meta('name', 'description', description),
    isListed ? '' : meta('name', 'robots', 'noindex'),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    meta('property', 'og:type', card.type),
    meta('property', 'og:site_name', card.site),
    meta('property', 'og:title', card.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', card.locale),
    meta('property', 'og:image', picture.url),
    meta('property', 'og:image:width', picture.width),
    meta('property', 'og:image:height', picture.height),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    dataBlock(data),
  ].join('')
}
