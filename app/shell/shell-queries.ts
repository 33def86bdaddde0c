import { getCommon } from '#domain/store/api.ts'
import { callLanguage } from '#features/kit/call.ts'
import { query } from '#features/kit/query.ts'

/** Store configuration, menu, footer and notices of the current language: valid for minutes. */
export const commonQuery = () => ({
  ...query(getCommon, { params: { languageCode: callLanguage() } }),
  staleTime: 5 * 60_000,
})

/** What the shell reads. */
export const shellQueries = () => [commonQuery()]
