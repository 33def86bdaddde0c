import type { LanguageCode } from '#domain/store/languages.ts'
import type { MessageFormatElement } from 'react-intl'

export type Messages = Record<string, MessageFormatElement[]>

/** One chunk a part of a language, by its address from here. */
export type Catalogues = Record<string, () => Promise<Messages>>

/** Where each language's parts are: a page needs to know one language only. */
const languages: Readonly<Record<LanguageCode, () => Promise<{ catalogues: Catalogues }>>> = {
  en: () => import('./en.ts'),
  zh_cn: () => import('./zh-cn.ts'),
  zh_hk: () => import('./zh-hk.ts'),
  ms: () => import('./ms.ts'),
  vi: () => import('./vi.ts'),
  th: () => import('./th.ts'),
}

/** The messages of a part; undefined where there is no such part. */
export async function readCatalogue(code: LanguageCode, part: string): Promise<Messages | undefined> {
  const { catalogues } = await languages[code]()
  return catalogues[`../../locales/.compiled/${part}/${code}.json`]?.()
}

/** Languages for which react-aria needs no words of ours. */
export const spokenByAria: readonly LanguageCode[] = ['en', 'zh_cn']

const ariaModules = (code: LanguageCode): string[] => (spokenByAria.includes(code) ? [] : ['index', code].map((name) => `design-system/provider-strings/${name}.ts`))

/** The modules of a language's parts as the build's manifest names them. */
export const catalogueModules = (code: LanguageCode, parts: readonly string[]): string[] => [`app/catalogues/${code.replace('_', '-')}.ts`, ...ariaModules(code), ...parts.map((part) => `locales/.compiled/${part}/${code}.json`)]
