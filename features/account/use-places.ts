import { getCountry, listCities, listDistricts } from '#domain/addresses/api.ts'
import type { AddressDraft } from '#domain/addresses/address-form.ts'
import { addressFormats } from '#domain/addresses/address-form.ts'
import { query } from '#features/kit/query.ts'
import { useQuery } from '@tanstack/react-query'
import type { ChosenPlaces } from './address-draft.ts'

/** Places hardly ever change: asked once a visit. */
const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
const json = { responseType: 'JSON' }

/** The places to choose from, each list following the choice before it: region, city, district. */
export function usePlaces(draft: Pick<AddressDraft, 'country' | 'regionId' | 'cityId' | 'districtId'>) {
  const format = addressFormats[draft.country]
  const country = useQuery({ ...query(getCountry, { params: { country: draft.country } }), ...lasting })
  const cities = useQuery({ ...query(listCities, { params: { regionId: draft.regionId }, query: json }), ...lasting, enabled: format.city && draft.regionId !== '' })
  const districts = useQuery({ ...query(listDistricts, { params: { cityId: draft.cityId }, query: json }), ...lasting, enabled: format.district && draft.cityId !== '' })
  const regions = country.data?.available_regions ?? []
  const region = regions.find(({ id }) => id === draft.regionId)
  const places: ChosenPlaces = {
    region: region && { code: region.code, name: region.name },
    city: cities.data?.find(({ id }) => id === draft.cityId)?.name,
    district: districts.data?.find(({ id }) => id === draft.districtId)?.name,
  }
  const options = (list: readonly { id: string; name: string }[] | undefined) => (list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return {
    regions: options(regions), cities: options(cities.data), districts: options(districts.data), places,
    /** The postcode a district is known by; empty where there is none. */
    postcodeOf: (districtId: string) => districts.data?.find(({ id }) => id === districtId)?.postcode ?? '',
  }
}
