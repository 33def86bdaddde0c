import type { ProductView } from '#domain/catalogue/product-view.ts'
import type { BannerSlider } from '#domain/content/schema.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { CategoryTree, Common } from '#domain/store/schema.ts'
import { Band } from '#design-system/Band'
import { BundleCard } from '#design-system/BundleCard'
import { CategoryTile } from '#design-system/CategoryTile'
import { Container } from '#design-system/Container'
import { Grid } from '#design-system/Grid'
import { Hero } from '#design-system/Hero'
import { LinkButton } from '#design-system/LinkButton'
import { ProductGrid } from '#design-system/ProductGrid'
import { Rail } from '#design-system/Rail'
import { Section } from '#design-system/Section'
import { Stack } from '#design-system/Stack'
import { useIntl } from 'react-intl'
import { CardSkeletons } from '../CardSkeletons.tsx'
import { categoryPicture } from '../category-picture.ts'
import { partPictures } from '../part-pictures.ts'
import { productHref } from '../product-href.ts'
import { ProductTile } from '../ProductTile.tsx'
import type { AddToCart } from '../product/chosen.ts'
import { heroOf } from './hero.ts'
import { InfoBanners } from './InfoBanners.tsx'
import { Offer } from './Offer.tsx'
import { Slides } from './Slides.tsx'

/** The yearly associate fee, in cents: "HK$258 per year" (shopping.md §9). */
const ASSOCIATE_FEE = 25_800

export interface HomeViewProps {
  slides: BannerSlider['slides'] | undefined
  infoBanners: Common['infoBanners'] | undefined
  categories: readonly CategoryTree[] | undefined
  /** undefined while being read: a skeleton of the same size stands there. */
  popular: readonly ProductView[] | undefined
  latest: readonly ProductView[] | undefined
  bundles: readonly ProductView[] | undefined
  promotions: readonly ProductView[] | undefined
  offersMembership: boolean
  onAddToCart?: AddToCart | undefined
}

/** New offers first; what is only new fills the rows up. */
const offersOf = (latest: readonly ProductView[]) => latest.toSorted((a, b) => Number(b.finalMinor < b.priceMinor) - Number(a.finalMinor < a.priceMinor)).slice(0, 6)

/** One row of promotions that the rows above do not show already. */
function elsewhere(promotions: readonly ProductView[], shown: readonly ProductView[] = []): readonly ProductView[] {
  const others = promotions.filter(({ sku }) => !shown.some((product) => product.sku === sku))
  return (others.length >= 4 ? others : promotions).slice(0, 4)
}

/** The home page. Its sections differ on purpose; an empty collection leaves no empty section. */
export function HomeView({ slides, infoBanners, categories, popular, latest, bundles, promotions, offersMembership, onAddToCart }: HomeViewProps) {
  const intl = useIntl()
  const all = intl.formatMessage({ id: 'catalogue.home.all' })
  const banner = heroOf(slides?.[0], popular ?? [], intl)
  const offers = latest && offersOf(latest)
  const known = [...(popular ?? []), ...(latest ?? []), ...(promotions ?? [])]
  return (
    <>
      <meta name="description" content={intl.formatMessage({ id: 'catalogue.home.documentDescription' })} />
      <Hero
        label={intl.formatMessage({ id: 'catalogue.home.heroLabel' })} title={banner.title} copy={banner.copy} images={banner.images}
        action={<LinkButton href={banner.href} variant="primary">{banner.action}</LinkButton>}
      />
      <InfoBanners banners={infoBanners} />
      <Container>
        {categories && categories.length > 0 && (
          <Section title={intl.formatMessage({ id: 'catalogue.home.categories' })} action={{ label: all, href: '/categories' }}>
            <Grid columns={{ phone: 4, desktop: 8 }} gap={3}>
              {categories.slice(0, 8).map((category) => <CategoryTile key={category.id} href={`/categories/${category.id}`} name={category.name} image={categoryPicture(category, known)} />)}
            </Grid>
          </Section>
        )}
        {popular?.length !== 0 && (
          <Section title={intl.formatMessage({ id: 'catalogue.home.popular' })} action={{ label: all, href: '/categories?sort=popular' }}>
            <Rail label={intl.formatMessage({ id: 'catalogue.home.popular' })}>
              {popular ? popular.map((product) => <ProductTile key={product.sku} product={product} onAddToCart={onAddToCart} />) : CardSkeletons({ count: 5 })}
            </Rail>
          </Section>
        )}
        {offers?.length !== 0 && (
          <Section title={intl.formatMessage({ id: 'catalogue.home.latest' })} action={{ label: all, href: '/promotions?sort=newest' }}>
            <Grid columns={{ phone: 1, desktop: 3 }} gap={5}>
              {offers ? offers.map((product) => <Offer key={product.sku} product={product} />) : CardSkeletons({ count: 3, shape: 'block' })}
            </Grid>
          </Section>
        )}
        {bundles?.length !== 0 && (
          <Section title={intl.formatMessage({ id: 'catalogue.home.bundles' })} action={{ label: all, href: '/bundles' }}>
            <Grid columns={{ phone: 1, desktop: 3 }} gap={5}>
              {bundles
                ? bundles.map((bundle) => (
                  <BundleCard
                    key={bundle.sku} href={productHref(bundle.sku)} name={bundle.name} caption={bundle.shortDescription} ground={bundle.ground}
                    images={partPictures(bundle)} price={{ now: bundle.finalMinor, was: bundle.finalMinor < bundle.priceMinor ? bundle.priceMinor : undefined }}
                  />
                ))
                : CardSkeletons({ count: 3, shape: 'block' })}
            </Grid>
          </Section>
        )}
        {(promotions?.length !== 0 || (slides?.length ?? 0) > 1) && (
          <Section title={intl.formatMessage({ id: 'catalogue.home.promotions' })} action={{ label: all, href: '/promotions' }}>
            <Stack gap={5}>
              <Slides slides={slides?.slice(1)} />
              <ProductGrid label={intl.formatMessage({ id: 'catalogue.home.promotions' })}>
                {promotions ? elsewhere(promotions, offers).map((product) => <ProductTile key={product.sku} product={product} onAddToCart={onAddToCart} />) : CardSkeletons({ count: 4 })}
              </ProductGrid>
            </Stack>
          </Section>
        )}
      </Container>
      {offersMembership && (
        <Band
          title={intl.formatMessage({ id: 'catalogue.associate.title' })} copy={intl.formatMessage({ id: 'catalogue.associate.copy' })}
          facts={[
            { term: intl.formatMessage({ id: 'catalogue.associate.fee' }), value: formatMoney(ASSOCIATE_FEE).replace(/\.00$/, '') },
            { term: intl.formatMessage({ id: 'catalogue.associate.retail' }), value: intl.formatMessage({ id: 'catalogue.associate.retailValue' }) },
            { term: intl.formatMessage({ id: 'catalogue.associate.loyalty' }), value: intl.formatMessage({ id: 'catalogue.associate.loyaltyValue' }) },
          ]}
          action={<LinkButton href="/enrollment" variant="line">{intl.formatMessage({ id: 'catalogue.associate.action' })}</LinkButton>}
        />
      )}
    </>
  )
}
