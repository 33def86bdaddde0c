import type { LanguageCode } from '#domain/store/languages.ts'
import type { Catalogues, Messages } from './catalogues.ts'

/** Parts by language, since a page needs only one language. */
const languages: Readonly<Record<LanguageCode, () => Promise<{ catalogues: Catalogues }>>> = {
  en: () => import('./en.ts'),
  zh_cn: () => import('./zh-cn.ts'),
  zh_hk: () => import('./zh-hk.ts'),
  ms: () => import('./ms.ts'),
  vi: () => import('./vi.ts'),
  th: () => import('./th.ts'),
}

/** Messages of a part; undefined for an unknown part. */
export async function readCatalogue(code: LanguageCode, part: string): Promise<Messages | undefined> {
  const { catalogues } = await languages[code]()
  return catalogues[`/locales/.compiled/${part}/${code}.json`]?.()
}

/** Languages that react-aria translates itself. */
export const spokenByAria: readonly LanguageCode[] = ['en', 'zh_cn']

const ariaModules = (code: LanguageCode): string[] =>
  spokenByAria.includes(code)
    ? []
    : ['index', code].map((name) => `design-system/provider-strings/${name}.ts`)

/** Modules of a language's parts, as named in the build's manifest. */
export const catalogueModules = (code: LanguageCode, parts: readonly string[]): string[] => [
  `app/i18n/compiled/${code.replace('_', '-')}.ts`,
  ...ariaModules(code),
  ...parts.map((part) => `locales/.compiled/${part}/${code}.json`),
]
