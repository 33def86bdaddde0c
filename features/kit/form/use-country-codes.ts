import { listCountryCodes } from '#domain/auth/api.ts'
import { fallbackCountryCodes } from '#domain/auth/phone.ts'
import { handledQuery, retriedQuietly } from '#features/kit/query.ts'
import { useQuery } from '@tanstack/react-query'

/**
 * Available country codes; the fixed list if the call fails or returns none, never both. A code is required
 * there.
 */
export function useCountryCodes() {
  const { data } = useQuery({
    ...handledQuery(listCountryCodes),
    ...retriedQuietly,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const items = data?.items.length ? data.items : undefined
  return {
    options:
      items?.map(({ value, label }) => ({ value, label })) ??
      fallbackCountryCodes.map((value) => ({ value, label: `+${value}` })),
    /** Whether registering a number of this country requires an SMS code. */
    needsCode: (countryCode: string) =>
      items
        ? Boolean(data?.register_verify) &&
          Boolean(items.find(({ value }) => value === countryCode)?.needVerify)
        : true,
  }
}
