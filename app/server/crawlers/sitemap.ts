import { languages, type Language } from '#domain/store/languages.ts'
import { paths } from '#domain/store/paths.ts'
import { listedPages } from './robots.ts'
import { alternatesOf, fullAddress } from '../head/addresses.ts'
import { articles, categoryIds, countProductFiles, productsOfFile } from './catalogue-reads.ts'
import { element, xmlFile } from './xml.ts'

/** A page of a sitemap. */
interface Listed {
  /** From the root, without a language. */
  readonly path: string
  /** When it was changed, as Magento writes it: '2026-11-29 08:00:00' in UTC. */
  readonly changed?: string | null | undefined
}

/** `undefined` for what is no time. */
const w3cTime = (time: string | null | undefined): string | undefined => {
  const at = new Date(`${(time ?? '').replace(' ', 'T')}${/[Z+]/.test(time ?? '') ? '' : 'Z'}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString().replace('.000Z', 'Z')
}

const kinds: Readonly<Record<string, (file: number) => Promise<readonly Listed[]>>> = {
  products: async (file) =>
    (await productsOfFile(file)).map(({ sku, updated_at: changed }) => ({
      path: paths.product(sku),
      changed,
    })),
  categories: async (file) =>
    file > 1
      ? []
      : [...listedPages(), ...(await categoryIds()).map((id) => paths.category(id))].map((path) => ({
          path,
        })),
  content: async (file) =>
    file > 1 ? [] : (await articles()).map(({ id, changed }) => ({ path: paths.content(id), changed })),
}

/** Address of a sitemap, from the root. */
const fileAddress = ({ tag }: Language, kind: string, file: number) =>
  `/sitemaps/${tag.toLowerCase()}/${kind}-${file}.xml`

/** Reads such an address. */
export function readFileAddress(
  path: string,
): { language: Language; kind: string; file: number } | undefined {
  const [, tag, kind = '', file] = /^\/sitemaps\/([a-z-]+)\/([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(path) ?? []
  const language = languages.find((entry) => entry.tag.toLowerCase() === tag)
  return language && Object.hasOwn(kinds, kind) ? { language, kind, file: Number(file) } : undefined
}

/** The index of all sitemaps. @param origin of the shop */
export async function sitemapIndex(origin: string): Promise<string> {
  const files = await countProductFiles()
  const each = languages.flatMap((language) => [
    ...Array.from({ length: files }, (_, index) => fileAddress(language, 'products', index + 1)),
    fileAddress(language, 'categories', 1),
    fileAddress(language, 'content', 1),
  ])
  const entries = each.map((path) => element('sitemap', element('loc', origin + path), true))
  return xmlFile(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  )
}

/** A sitemap: pages in a language, each with its address in the others; undefined for a file beyond the last. */
export async function sitemapFile(
  origin: string,
  { language, kind, file }: { language: Language; kind: string; file: number },
): Promise<string | undefined> {
  const listed = (await kinds[kind]?.(file)) ?? []
  if (listed.length === 0) return undefined
  const entries = listed.map(({ path, changed }) =>
    element(
      'url',
      element('loc', fullAddress(origin, language.code, path)) +
        element('lastmod', w3cTime(changed)) +
        alternatesOf(origin, path)
          .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
          .join(''),
      true,
    ),
  )
  return xmlFile(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`,
  )
}
