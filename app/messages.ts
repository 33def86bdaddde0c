import type { LanguageCode, LanguageTag } from '#domain/store/languages.ts'
import { languageOf } from '#domain/store/languages.ts'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { readCatalogue, spokenByAria, type Messages } from './catalogues/catalogues.ts'

/** Parts that every page needs. */
export const shellParts: readonly string[] = ['shell', 'design-system']

/** What only a press can lead to: the words of a refused call, of a switch of the language, of a change of the cart, of a review's form. */
export const faultParts: readonly string[] = ['shell-faults', 'cart', 'catalogue-review', 'design-system-upload']

/** The words of a language that have come so far. They only ever grow: a translator that somebody holds knows what came after it. */
interface Held { parts: Set<string>; messages: Messages }

const languages = new Map<LanguageCode, Held>()
const shapes = new Map<LanguageCode, IntlShape>()
// Building Intl formatters is the main cost of rendering on the server: one cache a process.
const formats = createIntlCache()

/**
 * What `#` of a plural is written with. Whole numbers below a thousand look the same in all our languages; making a
 * number format may be the first use of Intl's tables, 80 ms on a slow phone, so it waits for a number that needs one.
 */
function countsOf(tag: LanguageTag): Intl.NumberFormat {
  let whole: Intl.NumberFormat | undefined
  const format = (value: number | bigint | Intl.StringNumericLiteral) => (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : (whole ??= new Intl.NumberFormat(tag)).format(value))
  return { format } as Intl.NumberFormat
}

const held = (code: LanguageCode): Held => {
  const known = languages.get(code) ?? { parts: new Set(), messages: {} }
  languages.set(code, known)
  return known
}

const tagOf = (code: LanguageCode): LanguageTag => languageOf(code)?.tag ?? 'en'

/** react-aria's own words, where it does not speak the language. */
async function provideAriaWords(code: LanguageCode): Promise<void> {
  if (spokenByAria.includes(code)) return
  const { provideAriaStrings } = await import('../design-system/provider-strings/index.ts')
  await provideAriaStrings(tagOf(code))
}

/** Loads the catalogues of some parts; what is there already costs nothing. A part without a catalogue is none of the page's business and is left out. */
export async function loadMessages(code: LanguageCode, wanted: readonly string[]): Promise<void> {
  const { parts, messages } = held(code)
  const missing = wanted.filter((part) => !parts.has(part))
  if (missing.length === 0) return
  const load = async (part: string) => {
    Object.assign(messages, await readCatalogue(code, part))
    parts.add(part)
  }
  await Promise.all([...missing.map(load), provideAriaWords(code)])
}

/** Loads for `code` whatever any language has loaded so far: a page that changes its language in place. */
export const loadSameMessages = (code: LanguageCode): Promise<void> => loadMessages(code, [...new Set([...languages.values()].flatMap(({ parts }) => [...parts]))])

/** The translator of a language. */
export function intlOf(code: LanguageCode): IntlShape {
  const known = shapes.get(code)
  if (known) return known
  // the key under which react-intl would keep its own: app/messages.test.ts notices another
  formats.number[JSON.stringify({ 0: [tagOf(code)] })] = countsOf(tagOf(code))
  const shape = createIntl({ locale: tagOf(code), messages: held(code).messages as NonNullable<IntlShape['messages']> }, formats)
  shapes.set(code, shape)
  return shape
}
