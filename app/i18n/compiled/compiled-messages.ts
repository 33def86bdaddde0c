import type { LanguageCode } from '#domain/store/languages.ts'
import type { Catalogues, Messages } from './catalogues.ts'

/** Catalogues by language, since a page needs only one language. */
const languages: Readonly<Record<LanguageCode, () => Promise<{ catalogues: Catalogues }>>> = {
  en: () => import('./en.ts'),
  zh_cn: () => import('./zh-cn.ts'),
  zh_hk: () => import('./zh-hk.ts'),
  ms: () => import('./ms.ts'),
  vi: () => import('./vi.ts'),
  th: () => import('./th.ts'),
}

/** The server shows every page, and during development a page may show what was not compiled for it. */
const isWhole = import.meta.env.SSR || import.meta.env.DEV

/** Messages of a catalogue, or of the whole language; undefined for an unknown name. */
export async function readCatalogue(code: LanguageCode, name: string): Promise<Messages | undefined> {
  if (isWhole) {
    const { wholeLanguages } = await import('./whole.ts')
    return wholeLanguages[`./${code}.json`]?.()
  }
  const { catalogues } = await languages[code]()
  return catalogues[`./${name}.json`]?.()
}

/** Languages that react-aria translates itself. */
export const spokenByAria: readonly LanguageCode[] = ['en', 'zh_cn']

/** Modules of react-aria's words in a language that it does not speak itself, as named in the build's manifest. */
export const ariaModules = (code: LanguageCode): string[] =>
  spokenByAria.includes(code)
    ? []
    : ['index', code].map((name) => `design-system/provider-strings/${name}.ts`)

/** Modules of a language's catalogues, as named in the build's manifest. */
export const catalogueModules = (code: LanguageCode, names: readonly string[]): string[] => [
  `app/i18n/compiled/${code.replace('_', '-')}.ts`,
  ...ariaModules(code),
  ...names.map((name) => `locales/.compiled/${code}/${name}.json`),
]
