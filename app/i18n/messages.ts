import type { LanguageCode, LanguageTag } from '#domain/store/languages.ts'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { callLanguage } from '#features/kit/call.ts'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { Messages } from './compiled/catalogues.ts'
import { withEnUsNumbers } from './en-us-numbers.ts'
import { readCatalogue, spokenByAria } from './compiled/compiled-messages.ts'

/** Parts needed by every page. */
export const shellParts: readonly string[] = ['shell', 'design-system']

/** Parts needed only after a press: refused calls, a change of language or cart, the review form. */
export const faultParts: readonly string[] = [
  'shell-faults',
  'cart',
  'catalogue-review',
  'design-system-upload',
]

/** Messages loaded so far, by language. They are only ever added to, so that an existing translator sees later ones. */
interface Held {
  parts: Set<string>
  messages: Messages
}

const languages = new Map<LanguageCode, Held>()
const shapes = new Map<LanguageCode, IntlShape>()
// Creating Intl formatters is the main cost of rendering on the server, so one cache serves the whole process.
const formats = createIntlCache()

const held = (code: LanguageCode): Held => {
  const known = languages.get(code) ?? { parts: new Set(), messages: {} }
  languages.set(code, known)
  return known
}

const tagOf = (code: LanguageCode): LanguageTag => languageOf(code)?.tag ?? 'en'

/** react-aria's own messages, for languages that it does not support. */
async function provideAriaWords(code: LanguageCode): Promise<void> {
  if (spokenByAria.includes(code)) return
  const { provideAriaStrings } = await import('../../design-system/provider-strings/index.ts')
  await provideAriaStrings(tagOf(code))
}

/** Language of the page. */
export const pageLanguage = (): LanguageCode => (languageOf(callLanguage()) ?? defaultLanguage).code

/** Loads the catalogues of parts that are not loaded yet. Unknown parts are ignored. */
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

/** Loads for `code` every part loaded so far in any language, for a page that changes its language in place. */
export const loadSameMessages = (code: LanguageCode): Promise<void> =>
  loadMessages(code, [...new Set([...languages.values()].flatMap(({ parts }) => [...parts]))])

/** Returns the translator of a language. */
export function intlOf(code: LanguageCode): IntlShape {
  const known = shapes.get(code)
  if (known) return known
  const shape = withEnUsNumbers(
    createIntl(
      { locale: tagOf(code), messages: held(code).messages as NonNullable<IntlShape['messages']> },
      formats,
    ),
  )
  shapes.set(code, shape)
  return shape
}
