import { insertRows } from '#service/seed/insert-rows.ts'
import { inLanguage, languageCodes } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import type { Db } from '#service/db/db.ts'
import { footerLinks, infoBanners, notice, type FooterLinkSeed } from './footer.ts'

interface Link {
  title: string
  url: string
  children?: Link[]
}
const linkIn = (link: FooterLinkSeed, language: LanguageCode): Link => ({
  title: inLanguage(link.title, language),
  url: link.url,
  ...(link.children ? { children: link.children.map((child) => linkIn(child, language)) } : {}),
})

/** The shell's own texts: notice, footer and information banners. */
export async function seedStore(db: Db): Promise<void> {
  await insertRows(
    db,
    'store_text',
    languageCodes.map((language) => ({
      language,
      notice: { enabled: true, content: notice[language] },
      footer: footerLinks.map((link) => linkIn(link, language)),
      info_banners: infoBanners.map(({ id, url, content }) => ({
        id,
        url,
        content: inLanguage(content, language),
      })),
    })),
  )
}
