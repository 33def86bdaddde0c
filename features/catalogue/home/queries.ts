import { getBannerSlider } from '#domain/content/api.ts'
import type { BannerSlider } from '#domain/content/schema.ts'
import { getCommon } from '#domain/store/api.ts'
import type { Common } from '#domain/store/schema.ts'
import { call, callLanguage, type Device } from '#features/kit/call.ts'
import { currentDevice } from './device.ts'
import { query } from '#features/kit/query.ts'
import { queryOptions } from '@tanstack/react-query'
import { collectionQuery } from '../search-query.ts'

/** The store's data: valid for minutes. */
export const commonQuery = () => ({ ...query(getCommon, { params: { languageCode: callLanguage() } }), staleTime: 5 * 60_000 })

/** The slider that the store's configuration names for a device and the current language (shopping.md §3, decisions.md A-14); the other device's where it names none. */
export function sliderId(common: Common, device: Device): string | undefined {
  const more = (common.storeConfigs.find((config) => config.code === callLanguage()) ?? common.storeConfigs[0])?.extension_attributes
  const id = device === 'phone' ? more?.banner_slider_mobile ?? more?.banner_slider_desktop : more?.banner_slider_desktop ?? more?.banner_slider_mobile
  return id === undefined || id === null ? undefined : String(id)
}

/** The home page's banner. Its id stands in the store's data, which is read first; null without a slider. */
export const bannerQuery = (device: Device) => queryOptions<BannerSlider | null>({
  queryKey: [getBannerSlider.name, callLanguage(), 'home', device],
  queryFn: async ({ client, signal }) => {
    const id = sliderId(await client.ensureQueryData(commonQuery()), device)
    // the page does without a banner that is not there
    return id === undefined ? null : call(getBannerSlider, { params: { id } }, { signal, handled: true }).catch(() => null)
  },
  staleTime: 5 * 60_000,
})

/** What the server reads before it renders the home page. */
export const homePageQueries = () => [commonQuery(), bannerQuery(currentDevice()), collectionQuery('popular'), collectionQuery('latest'), collectionQuery('bundle'), collectionQuery('promotion')]
