import type { BannerSlider } from '#domain/content/schema.ts'
import { Grid } from '#design-system/layout/Grid'
import { Only } from '#design-system/layout/Only'
import { PromoCard } from '#design-system/commerce/PromoCard'
import { useIntl } from 'react-intl'
import type { Device } from './device.ts'

export interface SlidesProps {
  slides?: BannerSlider['slides'] | undefined
  /** The one device whose slides they are. */
  on?: Device | undefined
}

/** The slides after the first, side by side and static. */
export function Slides({ slides = [], on }: SlidesProps) {
  const intl = useIntl()
  if (slides.length === 0) return null
  const cards = (
    <Grid columns={{ phone: 1, desktop: slides.length > 1 ? 2 : 1 }} gap={4}>
      {slides.map(
        ({ id, title, copy, action, url, image_url: image, is_open_url_in_new_window: isExternal }) => (
          <PromoCard
            key={id}
            title={title}
            copy={copy ?? undefined}
            image={image || undefined}
            action={
              url
                ? {
                    label: action || intl.formatMessage({ id: 'catalogue.home.more' }),
                    href: url,
                    isExternal,
                  }
                : undefined
            }
          />
        ),
      )}
    </Grid>
  )
  return on ? <Only on={on}>{cards}</Only> : cards
}
