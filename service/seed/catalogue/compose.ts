import { brands } from './data/brands.ts'
import type { BundleSeed } from './data/bundles.ts'
import { inLanguage } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { type ProductSeed } from './data/model.ts'
import { nutrients } from './data/nutrients.ts'
import { bestTime, directionsForChildren, directionsOfForm, formOf, skinOpening } from './data/forms.ts'
import { labelHeadings } from './data/label.ts'
import { labelRows } from './compose-label.ts'
import { contentLabel, optionName, setLabel, type Option } from './compose-pack.ts'
import { amountOf, thousands } from './figures.ts'
import { closing, directions, headings, opening, servings, times } from './data/phrases.ts'
import { type CautionKey, cautions, notes } from './data/sentences.ts'

const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
/** English counts its nouns: "1 tablet", "2 tablets", "1 gummy", "2 gummies". */
const counted = (template: string, count: number): string =>
  template
    .replace(
      /\{n, (\w+)\}/,
      (_, noun: string) =>
        `${count} ${noun === 'gumm' ? (count === 1 ? 'gummy' : 'gummies') : count === 1 ? noun : `${noun}s`}`,
    )
    .replace('{n}', String(count))
/** Names of genera and substances that keep their capital in the middle of a sentence. */
const proper = /^(Lactobacillus|Bifidobacterium|Saccharomyces|Cordyceps|Echinacea|MSM|EPA|DHA|GABA|[A-ZĐ]-)/
const inSentence = (name: string): string =>
  proper.test(name) || /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
const listed = (name: string, amount: string): string =>
  name.endsWith('）') ? `${name}${amount}` : `${name} ${amount}`
const lists: Record<LanguageCode, readonly [comma: string, and: string]> = {
  en: [', ', ' and '],
  zh_cn: ['、', '和'],
  zh_hk: ['、', '和'],
  ms: [', ', ' dan '],
  vi: [', ', ' và '],
  th: [', ', ' และ'],
}
const spaced = (language: LanguageCode): string => (language.startsWith('zh') ? '' : ' ')
const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface SupplementFacts {
  serving: string
  rows: { name: string; amount: string; dailyValue?: string }[]
  note?: string
}
export interface ComposedText {
  name: string
  shortDescription: string
  sizeLabel: string
  description: string
  directions: string
  warnings: string
  facts: SupplementFacts
}

/** The first ingredients with their amounts, as part of a sentence. Chinese and Thai name the ingredient first. */
function mainIngredients(rows: readonly { name: string; amount: string }[], language: LanguageCode): string {
  const nameFirst = language.startsWith('zh') || language === 'th'
  const amounts = rows
    .slice(0, 3)
    .map((row) => (nameFirst ? listed(row.name, row.amount) : `${row.amount} ${inSentence(row.name)}`))
  const [comma, and] = lists[language]
  const last = amounts.at(-1) ?? ''
  if (amounts.length < 2) return last
  // Chinese sets figures and Latin letters off: "720 mg 和 DHA 480 mg", "5 mg 和维生素C 20 mg"
  const joint = language.startsWith('zh') ? ` ${and}${/^[A-Z]/i.test(last) ? ' ' : ''}` : and
  return `${amounts.slice(0, -1).join(comma)}${joint}${last}`
}

/** How it is taken, from the form of the product and the time of day. */
function directionsText(product: ProductSeed, serving: string, language: LanguageCode): string {
  const say = (text: Parameters<typeof inLanguage>[0]): string => inLanguage(text, language)
  const form = formOf(product)
  const [, perDay, when] = product.dose
  const isForChildren = product.notes.includes('kids')
  const template = isForChildren
    ? directionsForChildren[form]
    : form === 'pill' || form === 'powder' || form === 'skin'
      ? directions[when]
      : directionsOfForm[form]
  if (!template) throw new Error(`${product.sku}: no directions for children`)
  const ownSentence = !isForChildren && form !== 'pill' && form !== 'powder' && form !== 'skin'
  return [
    fill(say(template), { s: serving, t: say(times[perDay - 1] ?? times[0]!) }),
    ...(ownSentence && bestTime[when] ? [say(bestTime[when])] : []),
    ...(form === 'skin' ? [] : [say(closing)]),
  ].join(spaced(language))
}

/** The warnings of cautions, each once, in one language. What is eaten carries the sentence of registration. */
function warningsText(keys: readonly CautionKey[], isEaten: boolean, language: LanguageCode): string {
  return [...new Set([...keys, ...(isEaten ? (['general'] as const) : []), 'store' as const])]
    .map((key) => inLanguage(cautions[key], language))
    .join(spaced(language))
}

const isPill = (product: ProductSeed): boolean => formOf(product) === 'pill'
const item = (text: string): string => `<li>${escapeHtml(text)}</li>`

/** The texts of a product in one language: names by hand, the rest put together from whole sentences and the dictionary of nutrients. */
export function composeText(product: ProductSeed, language: LanguageCode): ComposedText {
  const say = (text: Parameters<typeof inLanguage>[0]): string => inLanguage(text, language)
  const name = say(product.name),
    brand = say(brands[product.brand]?.name ?? ['', '', '', '', '', ''])
  const [amount, , , measured] = product.dose,
    [, unit] = product.content
  const form = formOf(product),
    isEaten = form !== 'skin'
  const serving = counted(say(servings[form === 'tea' ? 'bag' : (measured ?? unit)]), amount),
    size = contentLabel(product.content, language)
  const rows = product.facts.map(([key, quantity, measure, percent]) => ({
    name: say(nutrients[key]),
    amount: amountOf(quantity, measure, language),
    ...(percent === undefined ? {} : { dailyValue: `${thousands(percent)}%` }),
  }))
  const main = mainIngredients(rows, language)
  const lead = fill(say(isEaten ? opening : skinOpening), {
    name,
    brand,
    main: language === 'th' ? ` ${main}` : main,
  })
  const sentences = product.notes.map((key) =>
    say(notes[key === 'vegan' && !isPill(product) ? 'veganPlain' : key]),
  )
  const label = labelRows(product, size, language)
  const sign = language.startsWith('zh') ? '：' : ': '
  return {
    name,
    shortDescription: say(product.short),
    sizeLabel: size,
    description: `<p>${escapeHtml(say(product.short))}</p><p>${escapeHtml(lead)}</p><h3>${say(headings.inside)}</h3><ul>${rows.map((row) => item(listed(row.name, row.amount))).join('')}</ul><h3>${say(headings.good)}</h3><ul>${sentences.map(item).join('')}</ul><h3>${say(labelHeadings.title)}</h3><ul>${label.map((row) => item(`${row.name}${sign}${row.value}`)).join('')}</ul>`,
    directions: directionsText(product, serving, language),
    warnings: warningsText(product.cautions, isEaten, language),
    facts: isEaten
      ? {
          serving: fill(
            say(product.variants?.attribute === 'size' ? headings.servingAlone : headings.serving),
            { s: serving, size },
          ),
          rows,
          ...(rows.some((row) => 'dailyValue' in row) ? { note: say(headings.nrv) } : {}),
        }
      : { serving: '', rows: [] },
  }
}

/** The words of a variant: its parent's name with the chosen option, and what its pack holds. */
export function variantText(
  product: ProductSeed,
  parent: ComposedText,
  option: Option,
  language: LanguageCode,
): ComposedText {
  const chosen = optionName(product, option, language)
  return {
    ...parent,
    name: language.startsWith('zh') ? `${parent.name}（${chosen}）` : `${parent.name} (${chosen})`,
    sizeLabel: contentLabel(product.content, language, option),
  }
}

/** The texts of a bundle in one language; `nameOf` names its products, `productOf` finds them for their warnings. */
export function composeBundleText(
  bundle: BundleSeed,
  language: LanguageCode,
  nameOf: (sku: string) => string,
  productOf: (sku: string) => ProductSeed | undefined,
): ComposedText {
  const lines = bundle.items
    .map(
      ([skus, quantity]) =>
        `<li>${skus.map((sku) => escapeHtml(nameOf(sku))).join(' / ')} × ${quantity}</li>`,
    )
    .join('')
  const parts = bundle.items.flatMap(([skus]) => skus.map(productOf)).filter((part) => part !== undefined)
  const isEaten = parts.some((part) => formOf(part) !== 'skin')
  return {
    name: inLanguage(bundle.name, language),
    shortDescription: inLanguage(bundle.short, language),
    sizeLabel: setLabel(bundle, language),
    description: `<p>${inLanguage(bundle.short, language)}</p><ul>${lines}</ul><p>${inLanguage(notes.origin, language)}</p>`,
    directions: '',
    warnings: warningsText(
      parts.flatMap((part) => part.cautions),
      isEaten,
      language,
    ),
    facts: { serving: '', rows: [] },
  }
}
