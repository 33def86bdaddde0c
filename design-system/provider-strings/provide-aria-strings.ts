import { LocalizedStringDictionary, type LocalizedString } from '@internationalized/string'
import type { AriaStrings } from './aria-strings.ts'

type Strings = Record<string, LocalizedString>

/** Loaded when its language is asked for, so that a page carries only its own. */
const loaders: Record<string, () => Promise<AriaStrings>> = {
  ms: () => import('./ms.ts').then((module) => module.ms),
  vi: () => import('./vi.ts').then((module) => module.vi),
  th: () => import('./th.ts').then((module) => module.th),
}
const provided = new Map<string, AriaStrings>()
const language = (locale: string) => locale.split('-')[0] ?? locale
/** Hong Kong reads traditional characters: react-aria would fall back to simplified ones. */
const nearest = (locale: string) => (/^zh-(?:Hant-)?(?:HK|MO)$/.test(locale) ? 'zh-TW' : locale)

// react-aria's documented global is read once a page and never on the server, so the dictionary itself is asked, in one place.
const dictionary: LocalizedStringDictionary<string, LocalizedString> & { withOurLanguages?: true } =
  LocalizedStringDictionary.prototype
if (!dictionary.withOurLanguages) {
  dictionary.withOurLanguages = true
  // oxlint-disable-next-line typescript/unbound-method -- called with the dictionary it was asked on
  const original = dictionary.getStringsForLocale
  const known = new WeakMap<object, Map<AriaStrings, Strings>>()
  dictionary.getStringsForLocale = function (
    this: LocalizedStringDictionary<string, LocalizedString>,
    locale: string,
  ): Strings {
    const ours = provided.get(language(locale))
    if (!ours) return original.call(this, nearest(locale))
    const cache = known.get(this) ?? new Map<AriaStrings, Strings>()
    known.set(this, cache)
    const strings =
      cache.get(ours) ??
      Object.fromEntries(
        Object.entries(original.call(this, 'en-US')).map(([key, english]) => [key, ours[key] ?? english]),
      )
    cache.set(ours, strings)
    return strings
  }
}

/**
 * Makes react-aria speak `locale` (BCP 47), in the browser, on the server and in Storybook alike. Await it before the first render in that language;
 * a server does it once for each of its languages. Languages react-aria ships need nothing but the import.
 */
export async function provideAriaStrings(locale: string): Promise<void> {
  const code = language(locale)
  const load = loaders[code]
  if (load && !provided.has(code)) provided.set(code, await load())
}
