import { listWorldpayTypes } from '#domain/payment/api.ts'
import { call, callLanguage } from '#features/kit/call.ts'
import { queryOptions } from '@tanstack/react-query'

/** Where the shop takes cards. */
const COUNTRY = 'HK'

/** The card types that the provider takes: a POST that only reads, so it is kept like a read. */
export const cardTypesQuery = () =>
  queryOptions({
    queryKey: [listWorldpayTypes.name, callLanguage(), COUNTRY],
    queryFn: async ({ signal }) => {
      const types = await call(listWorldpayTypes, { body: { countryId: COUNTRY } }, { signal, handled: true })
      return Array.isArray(types) ? types : Object.keys(types)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
