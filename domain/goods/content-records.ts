import { z } from 'zod'
import { languages, type LanguageCode } from '../store/languages.ts'
import { key, keys, optionalTexts, position, recordId, requiredTexts } from './fields.ts'

/** An address within the shop or a whole one: never one that runs a script. */
const link = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'must begin with / or https://')

/** A piece of text that pages hold. */
export const blockRecord = z.strictObject({
  key: key.describe('Identifier of the block.'),
  id: recordId,
  active: z.boolean().default(true),
  title: optionalTexts,
  content: optionalTexts.describe('HTML; tags that the shop does not allow are removed.'),
})
export type BlockRecord = z.output<typeof blockRecord>

/** A page of text. */
export const pageRecord = z.strictObject({
  key: key.describe('Identifier of the page, and its address.'),
  id: recordId,
  active: z.boolean().default(true),
  blocks: keys.describe('Keys of the blocks that it holds, in order.'),
  title: requiredTexts,
  heading: requiredTexts,
  summary: optionalTexts.describe('What search engines show.'),
  content: optionalTexts.describe('HTML; tags that the shop does not allow are removed.'),
})
export type PageRecord = z.output<typeof pageRecord>

/** A slide of a banner. */
export const bannerRecord = z.strictObject({
  id: z.int().min(1).max(2_147_483_647),
  slider: z.int().min(1).max(2_147_483_647).describe('Number of the banner that shows the slide.'),
  sliderName: z.string().trim().min(1, 'is empty').max(200),
  position,
  image: link,
  mobileImage: z.nullable(link).default(null),
  url: z.nullable(link).default(null),
  newWindow: z.boolean().default(false),
  title: requiredTexts,
  copy: optionalTexts,
  action: optionalTexts.describe('What its button says.'),
})
export type BannerRecord = z.output<typeof bannerRecord>

const codes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]]

interface FooterLink {
  readonly title: string
  readonly url: string
  readonly children?: readonly FooterLink[] | undefined
}
const footerLink: z.ZodType<FooterLink> = z.lazy(() =>
  z.strictObject({
    title: z.string(),
    url: z.union([z.literal(''), z.literal('#'), link]),
    children: z.array(footerLink).optional(),
  }),
)

/** What every page says in one language: notice, footer, information banners. */
export const storeTextRecord = z.strictObject({
  language: z.enum(codes),
  notice: z.nullable(z.strictObject({ enabled: z.boolean(), content: z.string() })).default(null),
  footer: z.array(footerLink).default([]),
  infoBanners: z
    .array(z.strictObject({ id: z.int(), url: z.nullable(link).optional(), content: z.string() }))
    .default([]),
})
export type StoreTextRecord = z.output<typeof storeTextRecord>
