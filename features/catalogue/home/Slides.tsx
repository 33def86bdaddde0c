import type { BannerSlider } from '#domain/content/schema.ts'
import { Grid } from '#design-system/layout/Grid'
import { PromoCard } from '#design-system/commerce/PromoCard'
import { useIntl } from 'react-intl'

/** The slides after the first, side by side and static. */
export function Slides({ slides = [] }: { slides?: BannerSlider['slides'] | undefined }) {
  const intl = useIntl()
  if (slides.length === 0) return null
  return (
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
}
