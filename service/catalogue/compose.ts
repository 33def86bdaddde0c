import { attributeByCode } from './attributes.ts'
import { brands } from './data/brands.ts'
import { inLanguage, type LanguageCode, type ProductSeed, type Unit } from './data/model.ts'
import { nutrients } from './data/nutrients.ts'
import { closing, contents, directions, forChildren, headings, openings, servings, times } from './data/phrases.ts'
import { cautions, notes } from './data/sentences.ts'
import type { Ground } from './packshots/palette.ts'

const fill = (template: string, values: Readonly<Record<string, string | number>>): string => template.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
/** English counts its nouns: "1 tablet", "2 tablets", "1 gummy", "2 gummies". */
const counted = (template: string, count: number): string => template.replace(/\{n, (\w+)\}/, (_, noun: string) => `${count} ${noun === 'gumm' ? (count === 1 ? 'gummy' : 'gummies') : count === 1 ? noun : `${noun}s`}`).replace('{n}', String(count))
/** Names of genera and substances that keep their capital in the middle of a sentence. */
const proper = /^(Lactobacillus|Bifidobacterium|Saccharomyces|Cordyceps|Echinacea|MSM|EPA|DHA|GABA|[A-ZĐ]-)/
const inSentence = (name: string): string => (proper.test(name) || /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))
const listed = (name: string, amount: string): string => (name.endsWith('）') ? `${name}${amount}` : `${name} ${amount}`)
const lists: Record<LanguageCode, readonly [comma: string, and: string]> = { en: [', ', ' and '], zh_cn: ['、', '和'], zh_hk: ['、', '和'], ms: [', ', ' dan '], vi: [', ', ' và '], th: [' ', ' และ '] }
const spaced = (language: LanguageCode): string => (language.startsWith('zh') ? '' : ' ')
const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export interface SupplementFacts { serving: string, rows: { name: string, amount: string, dailyValue?: string }[], note?: string }
export interface ComposedText { name: string, shortDescription: string, sizeLabel: string, description: string, directions: string, warnings: string, facts: SupplementFacts }

export const contentLabel = (count: number, unit: Unit, language: LanguageCode): string => fill(inLanguage(contents[unit], language), { n: count })
const thousands = (value: number): string => value.toLocaleString('en-US')

/** The texts of a product in one language: names by hand, the rest put together from whole sentences and the dictionary of nutrients. */
export function composeText(product: ProductSeed, ground: Ground, language: LanguageCode): ComposedText {
  const say = (text: Parameters<typeof inLanguage>[0]): string => inLanguage(text, language)
  const name = say(product.name), brand = say(brands[product.brand]?.name ?? ['', '', '', '', '', ''])
  const [amount, perDay, when, measured] = product.dose, [count, unit] = product.content
  const serving = counted(say(servings[measured ?? unit]), amount), size = contentLabel(count, unit, language)
  const rows = product.facts.map(([key, quantity, measure, percent]) => ({ name: say(nutrients[key]), amount: `${thousands(quantity)}${measure === '%' ? '' : ' '}${measure}`, ...(percent === undefined ? {} : { dailyValue: `${thousands(percent)}%` }) }))
  const amounts = rows.slice(0, 3).map((row) => (language.startsWith('zh') ? listed(row.name, row.amount) : `${row.amount} ${inSentence(row.name)}`))
  const [comma, and] = lists[language]
  const main = amounts.length > 1 ? `${amounts.slice(0, -1).join(comma)}${and}${amounts.at(-1)}` : amounts.join('')
  const opening = fill(say(openings[ground]), { name, brand, main: language === 'th' ? ` ${main}` : main })
  const sentences = product.notes.map((key) => say(notes[key]))
  return {
    name, shortDescription: say(product.short), sizeLabel: size,
    description: `<p>${escapeHtml(say(product.short))}</p><p>${escapeHtml(opening)}</p><h3>${say(headings.inside)}</h3><ul>${rows.map((row) => `<li>${escapeHtml(listed(row.name, row.amount))}</li>`).join('')}</ul><h3>${say(headings.good)}</h3><ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`,
    directions: [fill(say(product.notes.includes('kids') ? forChildren : directions[when]), { s: serving, t: say(times[perDay - 1] ?? times[0]!) }), say(closing)].slice(0, when === 'skin' ? 1 : 2).join(spaced(language)),
    warnings: [...product.cautions, ...(product.cautions.includes('skin') ? [] : ['general' as const]), 'store' as const].map((key) => say(cautions[key])).join(spaced(language)),
    facts: { serving: when === 'skin' ? size : fill(say(headings.serving), { s: serving, size }), rows, ...(rows.some((row) => 'dailyValue' in row) ? { note: say(headings.nrv) } : {}) },
  }
}

/** The words of a variant: its parent's name with the chosen option. */
export function variantName(parentName: string, attributeCode: string, value: number, language: LanguageCode): { name: string, option: string } {
  const option = attributeByCode.get(attributeCode)?.options.find((entry) => entry.value === value)
  const words = option ? inLanguage(option.label, language) : ''
  return { name: language.startsWith('zh') ? `${parentName}（${words}）` : `${parentName} (${words})`, option: words }
}
