import { getCountry, listCities, listCountries, listDistricts } from '#domain/addresses/api.ts'
import { addressFormats } from '#domain/addresses/address-form.ts'
import type { PlaceField, PlaceList } from '#design-system/AddressForm'
import { useQuery } from '@tanstack/react-query'
import type { ChosenPlaces, EditedAddress } from './address-draft.ts'
import { keptQuery } from './kept-query.ts'

const json = { responseType: 'JSON' }

interface Place { id: string; name: string; postcode?: string | undefined }

/** The places to choose from, each list following the choice before it: region, city, district. Countries go by the service's names. */
export function usePlaces(draft: Pick<EditedAddress, 'country' | 'regionId' | 'cityId' | 'districtId'>) {
  const format = addressFormats[draft.country]
  const country = useQuery(keptQuery(getCountry, { params: { country: draft.country } }))
  const countries = useQuery(keptQuery(listCountries))
  const cities = useQuery({ ...keptQuery(listCities, { params: { regionId: draft.regionId }, query: json }), enabled: format.city && draft.regionId !== '' })
  const districts = useQuery({ ...keptQuery(listDistricts, { params: { cityId: draft.cityId }, query: json }), enabled: format.district && draft.cityId !== '' })
  const regions = country.data?.available_regions ?? []

  const list = (asked: { isError: boolean; isLoading: boolean; data?: unknown }, places: readonly Place[] | undefined): PlaceList => ({
    status: asked.isError ? 'error' : asked.isLoading ? 'loading' : asked.data === undefined ? 'idle' : 'ready',
    options: (places ?? []).map(({ id, name, postcode }) => ({ value: id, label: name, postcode })),
  })
  const region = regions.find(({ id }) => id === draft.regionId)
  const places: ChosenPlaces = {
    region: region && { code: region.code, name: region.name },
    city: cities.data?.find(({ id }) => id === draft.cityId)?.name,
    district: districts.data?.find(({ id }) => id === draft.districtId)?.name,
  }
  const again = { regionId: country.refetch, cityId: cities.refetch, districtId: districts.refetch }
  return {
    regions: list(country, regions), cities: list(cities, cities.data), districts: list(districts, districts.data), places,
    countryName: (code: string) => countries.data?.find(({ id }) => id === code)?.full_name_locale,
    retry: (field: PlaceField) => { void again[field]() },
  }
}
