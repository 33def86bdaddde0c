import type { LanguageCode, LanguageTag } from '#domain/store/languages.ts'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { callLanguage } from '#features/kit/call.ts'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { Messages } from './compiled/catalogues.ts'
import { withEnUsNumbers } from './en-us-numbers.ts'
import { readCatalogue, spokenByAria } from './compiled/compiled-messages.ts'

export { shellWords } from './compiled/catalogues.ts'

/** Messages loaded so far, by language. They are only ever added to, so that an existing translator sees later ones. */
interface Held {
  catalogues: Set<string>
  messages: Messages
}

const languages = new Map<LanguageCode, Held>()
const shapes = new Map<LanguageCode, IntlShape>()
// Creating Intl formatters is the main cost of rendering on the server, so one cache serves the whole process.
const formats = createIntlCache()

const held = (code: LanguageCode): Held => {
  const known = languages.get(code) ?? { catalogues: new Set(), messages: {} }
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

/** Loads the catalogues that are not loaded yet. Unknown names are ignored. */
export async function loadMessages(code: LanguageCode, wanted: readonly string[]): Promise<void> {
  const { catalogues, messages } = held(code)
  const missing = wanted.filter((name) => !catalogues.has(name))
  if (missing.length === 0) return
  const load = async (name: string) => {
    Object.assign(messages, await readCatalogue(code, name))
    catalogues.add(name)
  }
  await Promise.all([...missing.map(load), provideAriaWords(code)])
}

/** What a page begins with: the shell's words and its own, in one script (`build/page-words/`). */
export interface FirstWords {
  /** The script's address. */
  file: string
  /** The catalogues whose words it has. */
  names: readonly string[]
}

/** Loads what a page begins with. */
export async function loadFirstWords(code: LanguageCode, { file, names }: FirstWords): Promise<void> {
  const { catalogues, messages } = held(code)
  const words = import(/* @vite-ignore */ file) as Promise<{ default: Messages }>
  await Promise.all([words.then((module) => Object.assign(messages, module.default)), provideAriaWords(code)])
  for (const name of names) catalogues.add(name)
}

/** Loads for `code` every catalogue loaded so far in any language, for a page that changes its language in place. */
export const loadSameMessages = (code: LanguageCode): Promise<void> =>
  loadMessages(code, [...new Set([...languages.values()].flatMap(({ catalogues }) => [...catalogues]))])

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
