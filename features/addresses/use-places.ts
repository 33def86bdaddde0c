import { getCountry, listCities, listCountries, listDistricts } from '#domain/addresses/api.ts'
import { addressFormats } from '#domain/addresses/address-form.ts'
import type { PlaceField, PlaceList } from '#design-system/commerce/AddressForm'
import { useQuery } from '@tanstack/react-query'
import type { ChosenPlaces, EditedAddress } from './address-draft.ts'
import { storedQuery } from './stored-query.ts'

const json = { responseType: 'JSON' }

interface Place {
  id: string
  name: string
  postcode?: string | undefined
}

/** Options for region, city and district, each list depending on the choice before it. Countries are named by the service. */
export function usePlaces(draft: Pick<EditedAddress, 'country' | 'regionId' | 'cityId' | 'districtId'>) {
  const format = addressFormats[draft.country]
  const country = useQuery(storedQuery(getCountry, { params: { country: draft.country } }))
  const countries = useQuery(storedQuery(listCountries))
  const cities = useQuery({
    ...storedQuery(listCities, { params: { regionId: draft.regionId }, query: json }),
    enabled: format.city && draft.regionId !== '',
  })
  const districts = useQuery({
    ...storedQuery(listDistricts, { params: { cityId: draft.cityId }, query: json }),
    enabled: format.district && draft.cityId !== '',
  })
  const regions = country.data?.available_regions ?? []

  const list = (
    asked: { isError: boolean; isLoading: boolean; data?: unknown },
    places: readonly Place[] | undefined,
  ): PlaceList => ({
    status: asked.isError
      ? 'error'
      : asked.isLoading
        ? 'loading'
        : asked.data === undefined
          ? 'idle'
          : 'ready',
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
    regions: list(country, regions),
    cities: list(cities, cities.data),
    districts: list(districts, districts.data),
    places,
    countryName: (code: string) => countries.data?.find(({ id }) => id === code)?.full_name_locale,
    retry: (field: PlaceField) => {
      void again[field]()
    },
  }
}
