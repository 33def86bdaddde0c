import type { LanguageCode, LanguageTag } from '#domain/store/languages.ts'
import { languageOf } from '#domain/store/languages.ts'
import { provideAriaStrings } from '../design-system/provider-strings/index.ts'
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl'

type Messages = Record<string, MessageFormatElement[]>

/** One chunk a part and language; a page loads the shell's and its own. */
const files = import.meta.glob<Messages>('../locales/.compiled/*/*.json', { import: 'default' })

/** Parts that every page needs. */
export const shellParts: readonly string[] = ['shell', 'design-system']

const parts = new Map<LanguageCode, Map<string, Messages>>()
const shapes = new Map<LanguageCode, IntlShape>()
const listeners = new Set<() => void>()
// Building Intl formatters is the main cost of rendering on the server: one cache a process.
const formats = createIntlCache()

const held = (code: LanguageCode): Map<string, Messages> => {
  const known = parts.get(code) ?? new Map<string, Messages>()
  parts.set(code, known)
  return known
}

const tagOf = (code: LanguageCode): LanguageTag => languageOf(code)?.tag ?? 'en'

/** Module of a catalogue as the build's manifest names it. */
export const messagesModule = (code: LanguageCode, part: string): string => `locales/.compiled/${part}/${code}.json`

/** Loads the catalogues of some parts; what is there already costs nothing. A part without a catalogue is none of the page's business and is left out. */
export async function loadMessages(code: LanguageCode, wanted: readonly string[]): Promise<void> {
  const known = held(code)
  const missing = wanted.filter((part) => !known.has(part))
  if (missing.length === 0) return
  const load = async (part: string) => { known.set(part, await (files[`../${messagesModule(code, part)}`]?.() ?? {})) }
  // react-aria's own words, where it does not speak the language
  await Promise.all([...missing.map(load), provideAriaStrings(tagOf(code))])
  shapes.delete(code)
  for (const listener of listeners) listener()
}

/** Loads for `code` whatever any language has loaded so far: a page that changes its language in place. */
export const loadSameMessages = (code: LanguageCode): Promise<void> => loadMessages(code, [...new Set([...parts.values()].flatMap((known) => [...known.keys()]))])

/** The translator of a language with everything loaded so far. */
export function intlOf(code: LanguageCode): IntlShape {
  const known = shapes.get(code)
  if (known) return known
  const shape = createIntl({ locale: tagOf(code), messages: Object.assign({}, ...held(code).values()) as NonNullable<IntlShape['messages']> }, formats)
  shapes.set(code, shape)
  return shape
}

/** Tells when catalogues have come. */
export const onMessages = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}
