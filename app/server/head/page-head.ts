import { CARD_SIZE } from '#domain/catalogue/card-picture.ts'
import type { HeadPlace } from './page-place.ts'
import { alternatesOf, fullAddress } from './addresses.ts'
import { factsOf, wayTo } from './page-facts.ts'
import type { Head } from './head.ts'

/** The picture of a page that has none of its own: `scripts/icons.mjs` draws it. */
const SHOP_PICTURE = '/card.png'

/**
 * The head of a page.
 * @param path of the page, without its language and query
 * @param isListed search engines may list the page, as far as its route says
 */
export function headOf(place: HeadPlace, { path, isListed }: { path: string; isListed: boolean }): Head {
  const { name, origin, language, intl, title } = place
  const {
    description,
    query = '',
    isHidden = false,
    type = 'website',
    picture,
    way,
    data = [],
  } = factsOf(place)
  const address = path + query
  const site = intl.formatMessage({ id: 'shell.name' })
  const isFound = isListed && !isHidden
  return {
    description,
    canonical: isListed ? fullAddress(origin, language.code, address) : undefined,
    alternates: isFound ? alternatesOf(origin, address) : [],
    isListed: isFound,
    card: {
      type,
      title,
      site,
      locale: language.tag.replace('-', '_'),
      picture: picture ?? {
        url: origin + SHOP_PICTURE,
        alt: site,
        ...CARD_SIZE,
      },
    },
    data: isFound && name !== 'home' ? [...data, wayTo(place, way)] : data,
  }
}
