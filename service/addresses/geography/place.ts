import type { LanguageCode } from '#domain/store/languages.ts'

/** A name in the scripts we have: Malay, Vietnamese and Thai readers get the Latin one; a missing one falls back to the script there is. */
export type PlaceName = Partial<Record<Extract<LanguageCode, 'en' | 'zh_cn' | 'zh_hk'>, string>>

export interface Place { readonly id: string; readonly name: PlaceName; readonly postcode?: string; readonly districts?: readonly Place[] }
export interface Region { readonly id: number; readonly code: string; readonly name: PlaceName; readonly cities: readonly Place[] }

/** The name for a reader of `language`. */
export const nameIn = (name: PlaceName, language: string): string =>
  (language === 'zh_cn' ? name.zh_cn ?? name.zh_hk : language === 'zh_hk' ? name.zh_hk ?? name.zh_cn : name.en) ?? name.en ?? name.zh_cn ?? name.zh_hk ?? ''
