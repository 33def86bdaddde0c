import { addressIn } from '#domain/store/language-address.ts'
import { languages } from '#domain/store/languages.ts'
import { pages, type Audience, type Crawling, type PageEntry } from '../../router/pages.ts'

const usual: Readonly<Record<Audience, Crawling>> = {
  everybody: 'list',
  guest: 'read',
  customer: 'none',
  associate: 'none',
  buyer: 'none',
}

/** What a search engine may do with a page. */
export const crawlingOf = ({ audience, crawling }: PageEntry): Crawling => crawling ?? usual[audience]

const patternsOf = (crawling: Crawling): string[] =>
  pages.filter((page) => crawlingOf(page) === crawling).map(({ pattern }) => pattern)

const listed: ReadonlySet<string> = new Set(patternsOf('list'))

/** Whether search engines may list the page of a route. */
export const isListed = (pattern: string): boolean => listed.has(pattern)

/** Addresses of the pages that may be listed and need no parameter. */
export const listedPages = (): readonly string[] =>
  [...listed].map((pattern) => pattern.replaceAll(/\/:\w+\?/g, '')).filter((path) => !path.includes(':'))

/** Calls: addresses that are no pages. */
const noPages = ['/rest/']

/** A pattern up to its first parameter. */
const beginning = (pattern: string): string => pattern.replace(/:.*/, '')

/** An address, and the same in each language. */
const inEachLanguage = (address: string): string[] => [
  address,
  ...languages.map(({ code }) => addressIn(code, address)),
]

/** The addresses that begin none of the others. */
const shortest = (addresses: readonly string[]): string[] =>
  [...new Set(addresses)].filter(
    (address) => !addresses.some((other) => other !== address && address.startsWith(other)),
  )

/**
 * robots.txt by the page table. A rule holds for all addresses that begin with it, and the longest rule wins: a page that may be
 * listed is allowed where a shorter address is not.
 * @param sitemap its full address
 */
export function robotsText(sitemap: string): string {
  const pageBeginnings = shortest(patternsOf('none').map(beginning))
  const refused = [...noPages, ...pageBeginnings.flatMap(inEachLanguage)]
  const allowed = [...listed]
    .filter((pattern) => pageBeginnings.some((address) => pattern.startsWith(address)))
    .flatMap(inEachLanguage)
  return [
    'User-agent: *',
    ...refused.toSorted().map((address) => `Disallow: ${address}`),
    ...allowed.map((address) => `Allow: ${address}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n')
}
