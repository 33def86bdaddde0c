import { defaultLanguage, type Language } from '#domain/store/languages.ts'
import { intlOf, loadMessages, shellWords } from '../../i18n/messages.ts'
import { robotsText } from './robots.ts'
import { feedLanguage, productFeed } from './product-feed.ts'
import { readFileAddress, sitemapFile, sitemapIndex } from './sitemap.ts'

/** A file for search engines. */
export interface CrawlerFile {
  readonly type: 'application/xml' | 'text/plain'
  /** What it is read in. */
  readonly language: Language
  /** Makes the text of it; undefined where there is none. @param origin of the shop */
  readonly write: (origin: string) => Promise<string | undefined>
}

/** The shop's name in a language. */
async function shopName({ code }: Language): Promise<string> {
  await loadMessages(code, [shellWords])
  return intlOf(code).formatMessage({ id: 'shell.name' })
}

/** The file at an address; undefined where there is none for search engines. */
export function crawlerFile(path: string): CrawlerFile | undefined {
  if (path === '/robots.txt')
    return {
      type: 'text/plain',
      language: defaultLanguage,
      write: (origin) => Promise.resolve(robotsText(`${origin}/sitemap.xml`)),
    }
  if (path === '/sitemap.xml')
    return { type: 'application/xml', language: defaultLanguage, write: sitemapIndex }
  const map = readFileAddress(path)
  if (map)
    return {
      type: 'application/xml',
      language: map.language,
      write: (origin) => sitemapFile(origin, map),
    }
  const language = feedLanguage(path)
  return (
    language && {
      type: 'application/xml',
      language,
      write: async (origin) => productFeed(origin, language, await shopName(language)),
    }
  )
}
