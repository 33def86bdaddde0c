import type { LanguageCode } from '#domain/store/languages.ts'

/**
 * Names of a place by script. Malay, Vietnamese and Thai readers get the Latin one; a missing name falls back to
 * another script.
 */
export type PlaceName = Partial<Record<Extract<LanguageCode, 'en' | 'zh_cn' | 'zh_hk'>, string>>

export interface Place {
  readonly id: string
  readonly name: PlaceName
  readonly postcode?: string
  readonly districts?: readonly Place[]
}
export interface Region {
  readonly id: number
  readonly code: string
  readonly name: PlaceName
  readonly cities: readonly Place[]
}

/** Name for a reader of `language`. */
export const nameIn = (name: PlaceName, language: string): string =>
  (language === 'zh_cn'
    ? (name.zh_cn ?? name.zh_hk)
    : language === 'zh_hk'
      ? (name.zh_hk ?? name.zh_cn)
      : name.en) ??
  name.en ??
  name.zh_cn ??
  name.zh_hk ??
  ''
