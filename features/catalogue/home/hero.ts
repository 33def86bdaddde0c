import type { ProductView } from '#domain/catalogue/product-view.ts'
import type { BannerSlider } from '#domain/content/schema.ts'
import { paths } from '#domain/store/paths.ts'
import type { IntlShape } from 'react-intl'

type Slide = BannerSlider['slides'][number]

/** Returns the content of the home page's hero: the shop's first slide, else the season's own text. */
export function heroOf(
  slide: Slide | undefined,
  popular: readonly ProductView[],
  intl: IntlShape,
): { title: string; copy: string; action: string; href: string; images: { src: string }[] } {
  const title = slide?.title ?? intl.formatMessage({ id: 'catalogue.home.heroTitle' })
  const packs = popular
    .slice(0, 3)
    .flatMap((product) => product.images.slice(0, 1))
    .map(({ src }) => ({ src }))
  const [left, front, right] = packs
  const image = slide?.image_url
  return {
    // a vertical heading breaks at the comma, which is then not needed
    title: intl.locale.startsWith('zh') ? title.replaceAll('，', '\n') : title,
    copy: slide?.copy || intl.formatMessage({ id: 'catalogue.home.heroCopy' }),
    action: slide?.action || intl.formatMessage({ id: 'catalogue.home.heroAction' }),
    href: slide?.url ?? paths.bundles(),
    // the slide's picture comes in front, between two popular products
    images: image
      ? [left, { src: image }, right].flatMap((pack) => pack ?? [])
      : [left, front, right].flatMap((pack) => pack ?? []),
  }
}
