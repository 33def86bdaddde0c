import type { BannerSlider } from '#domain/content/schema.ts'
import type { Common } from '#domain/store/schema.ts'
import { Banner } from '#design-system/Banner'
import { Grid } from '#design-system/Grid'
import { SafeHtml } from '#design-system/SafeHtml'
import { TextLink } from '#design-system/TextLink'
import { useIntl } from 'react-intl'

/** The shop's further banners, standing still: the other slides and the information banners of the store's data (shopping.md §1). */
export function InfoBanners({ slides = [], infoBanners = [] }: { slides?: BannerSlider['slides'] | undefined; infoBanners?: Common['infoBanners'] | undefined }) {
  const intl = useIntl()
  if (slides.length + infoBanners.length === 0) return null
  const more = (href: string | null | undefined, isExternal: boolean, name: string) => href
    ? <TextLink href={href} isExternal={isExternal} aria-label={intl.formatMessage({ id: 'catalogue.home.bannerMore' }, { name })}>{intl.formatMessage({ id: 'catalogue.home.more' })}</TextLink>
    : undefined
  return (
    <Grid columns={{ phone: 1, desktop: 3 }} gap={3}>
      {slides.map((slide) => <Banner key={`slide-${slide.id}`} tone="success" title={slide.title} action={more(slide.url, slide.is_open_url_in_new_window, slide.title)} />)}
      {infoBanners.map((banner) => (
        <Banner key={`info-${banner.id}`} tone="info" action={more(banner.url, false, banner.content.replace(/<[^>]*>/g, ''))}><SafeHtml html={banner.content} /></Banner>
      ))}
    </Grid>
  )
}
