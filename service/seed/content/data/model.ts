import { z } from 'zod'
import { inLanguage, languageCodes, type Six } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { six } from '#service/languages/text-file.ts'
import { deliveryFees } from './delivery-fees.ts'

/** A part of a page. Texts may hold HTML: links and emphasis. */
const partSchema = z.union([
  z.strictObject({ heading: six }),
  z.strictObject({ paragraph: six }),
  z.strictObject({ list: z.array(six) }),
  z.strictObject({ steps: z.array(six) }),
  z.strictObject({ table: z.literal('deliveryFees') }),
])

function html(part: z.output<typeof partSchema>, language: LanguageCode): string {
  const element = (tag: string, text: Six): string => `<${tag}>${inLanguage(text, language)}</${tag}>`
  const items = (texts: readonly Six[]): string => texts.map((text) => element('li', text)).join('')
  if ('heading' in part) return element('h2', part.heading)
  if ('paragraph' in part) return element('p', part.paragraph)
  if ('list' in part) return `<ul>${items(part.list)}</ul>`
  if ('steps' in part) return `<ol>${items(part.steps)}</ol>`
  return deliveryFees(language)
}

/** The parts of a page or block, read as HTML in every language. */
export const contentSchema = z
  .array(partSchema)
  .transform(
    (parts): Six =>
      languageCodes.map((language) => parts.map((part) => html(part, language)).join('')) as unknown as Six,
  )

/** A content page (`/page/<identifier>`). */
export const pageSchema = z
  .strictObject({ id: z.int(), identifier: z.string(), title: six, summary: six, content: contentSchema })
  .readonly()
export type PageSeed = z.output<typeof pageSchema>

/** A block of content that a page shows beside its own. */
export interface BlockSeed {
  readonly id: number
  readonly identifier: string
  readonly page: string
  readonly title: Six
  readonly content: Six
}
