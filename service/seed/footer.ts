import { z } from 'zod'
import type { LanguageCode } from '#domain/store/languages.ts'
import { byLanguage, type Six } from '#service/languages/six-languages.ts'
import file from './data/footer.json' with { type: 'json' }
import { six } from '#service/languages/text-file.ts'

export interface FooterLinkSeed {
  readonly title: Six
  readonly url: string
  readonly children?: readonly FooterLinkSeed[]
}

const link = { title: six, url: z.string() }
const columnSchema = z.strictObject({ ...link, children: z.array(z.strictObject(link)) })

/** The columns of the footer. */
export const footerLinks: readonly FooterLinkSeed[] = z.array(columnSchema).parse(file.links)

/** The line above the header. */
export const notice: Record<LanguageCode, string> = byLanguage(six.parse(file.notice))

/** The banners of the home page that carry one line of text. */
export const infoBanners = z
  .array(z.strictObject({ id: z.int(), content: six, url: z.string() }).readonly())
  .parse(file.infoBanners)
