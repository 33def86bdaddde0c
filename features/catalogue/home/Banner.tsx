import type { ProductView } from '#domain/catalogue/product-view.ts'
import type { BannerSlider } from '#domain/content/schema.ts'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Hero } from '#design-system/commerce/Hero'
import { Only } from '#design-system/layout/Only'
import { useIntl } from 'react-intl'
import type { Device } from './device.ts'
import { heroOf } from './hero.ts'

export interface BannerProps {
  slide: BannerSlider['slides'][number] | undefined
  popular: readonly ProductView[] | undefined
  /** The one device whose banner it is. */
  on: Device | undefined
}

/** The first slide as the page's hero. */
export function Banner({ slide, popular = [], on }: BannerProps) {
  const intl = useIntl()
  const { title, copy, images, href, action } = heroOf(slide, popular, intl)
  const hero = (
    <Hero
      label={intl.formatMessage({ id: 'catalogue.home.heroLabel' })}
      title={title}
      copy={copy}
      images={images}
      on={on}
      action={
        <LinkButton href={href} variant="primary">
          {action}
        </LinkButton>
      }
    />
  )
  return on ? <Only on={on}>{hero}</Only> : hero
}
