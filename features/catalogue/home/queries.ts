import { getBannerSlider } from '#domain/content/api.ts'
import type { BannerSlider } from '#domain/content/schema.ts'
import { getCommon } from '#domain/store/api.ts'
import type { Common } from '#domain/store/schema.ts'
import { call, callLanguage } from '#features/kit/call.ts'
import { currentDevice, type Device } from './device.ts'
import { query } from '#features/kit/query.ts'
import { queryOptions } from '@tanstack/react-query'
import { collectionQuery } from '../search-query.ts'

/** The store data, cached for minutes. */
export const commonQuery = () => ({
  ...query(getCommon, { params: { languageCode: callLanguage() } }),
  staleTime: 5 * 60_000,
})

/**
 * Returns the slider that the store configuration names for a device in the current language; the other
 * device's if there is none.
 */
function sliderId(common: Common, device: Device): string | undefined {
  const more = (
    common.storeConfigs.find((config) => config.code === callLanguage()) ?? common.storeConfigs[0]
  )?.extension_attributes
  const id =
    device === 'phone'
      ? (more?.banner_slider_mobile ?? more?.banner_slider_desktop)
      : (more?.banner_slider_desktop ?? more?.banner_slider_mobile)
  return id === undefined || id === null ? undefined : String(id)
}

/**
 * The home page's banner on a device. Its id comes from the store data, which is read first; null without a slider of its
 * own. The server, which reads both devices', does not read one slider twice.
 */
export const bannerQuery = (device: Device) =>
  queryOptions<BannerSlider | null>({
    queryKey: [getBannerSlider.name, callLanguage(), 'home', device],
    queryFn: async ({ client, signal }) => {
      const common = await client.ensureQueryData(commonQuery())
      const id = sliderId(common, device)
      const isDesktops = device === 'phone' && id === sliderId(common, 'desktop')
      // a missing banner is not an error
      return id === undefined || (isDesktops && !currentDevice())
        ? null
        : call(getBannerSlider, { params: { id } }, { signal, handled: true }).catch(() => null)
    },
    staleTime: 5 * 60_000,
  })

/** The queries for the home page's products: without any of them there is nothing to show. */
export const homePageSubject = () => [
  collectionQuery('popular'),
  collectionQuery('latest'),
  collectionQuery('bundle'),
  collectionQuery('promotion'),
]

/** Queries that are read before the home page is shown: in a browser the banner of its width, on the server both. */
export const homePageQueries = () => {
  const device = currentDevice()
  const banners = device ? [bannerQuery(device)] : [bannerQuery('desktop'), bannerQuery('phone')]
  return [commonQuery(), ...banners, ...homePageSubject()]
}
