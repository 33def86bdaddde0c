import { homeRows } from '#domain/catalogue/home-rows.ts'
import type { ProductView } from '#domain/catalogue/product-view.ts'
import type { BannerSlider } from '#domain/content/schema.ts'
import type { CategoryTree, Common } from '#domain/store/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { CategoryTile } from '#design-system/commerce/CategoryTile'
import { Container } from '#design-system/layout/Container'
import { Grid } from '#design-system/layout/Grid'
import { ProductGrid } from '#design-system/commerce/ProductGrid'
import { Rail } from '#design-system/commerce/Rail'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import { CardSkeletons } from '../CardSkeletons.tsx'
import { categoryPicture } from '../category-picture.ts'
import { ProductTile } from '../ProductTile.tsx'
import type { AddToCart } from '../product/chosen.ts'
import { AssociateOffer } from './AssociateOffer.tsx'
import { Banner } from './Banner.tsx'
import { Bundle } from './Bundle.tsx'
import { InfoBanners } from './InfoBanners.tsx'
import { Offer } from './Offer.tsx'
import { Slides } from './Slides.tsx'

export interface HomeViewProps {
  slides: BannerSlider['slides'] | undefined
  /** Those of phones, where they are others. */
  phoneSlides?: BannerSlider['slides'] | undefined
  infoBanners: Common['infoBanners'] | undefined
  categories: readonly CategoryTree[] | undefined
  /** Undefined while loading: a skeleton of the same size is shown. */
  popular: readonly ProductView[] | undefined
  latest: readonly ProductView[] | undefined
  bundles: readonly ProductView[] | undefined
  promotions: readonly ProductView[] | undefined
  /** Set when some of the collections could not be read; those are empty. */
  failure?: ReadFailure | undefined
  offersMembership: boolean
  onAddToCart?: AddToCart | undefined
}

/** The first categories, each with its own picture or that of one of these products. */
function Categories({
  categories,
  products,
}: {
  categories: readonly CategoryTree[]
  products: readonly ProductView[]
}) {
  const intl = useIntl()
  return (
    <Section
      title={intl.formatMessage({ id: 'catalogue.home.categories' })}
      action={{ label: intl.formatMessage({ id: 'catalogue.home.all' }), href: paths.categories() }}
    >
      <Grid columns={{ phone: 4, desktop: 8 }} gap={3}>
        {categories.slice(0, 8).map((category) => (
          <CategoryTile
            key={category.id}
            href={paths.category(category.id ?? '')}
            name={category.name}
            image={categoryPicture(category, products)}
          />
        ))}
      </Grid>
    </Section>
  )
}

/** The home page. Its sections differ on purpose; an empty collection renders no section. */
export function HomeView({
  slides,
  phoneSlides,
  infoBanners,
  categories,
  popular,
  latest,
  bundles,
  promotions,
  failure,
  offersMembership,
  onAddToCart,
}: HomeViewProps) {
  const intl = useIntl()
  const all = intl.formatMessage({ id: 'catalogue.home.all' })
  // a media query shows those of the width: the HTML is for both
  const sliders = phoneSlides
    ? ([
        { on: 'desktop', slides },
        { on: 'phone', slides: phoneSlides },
      ] as const)
    : [{ on: undefined, slides }]
  const rows = homeRows({ popular, latest, promotions })
  const known = [...(popular ?? []), ...(latest ?? []), ...(promotions ?? [])]
  return (
    <>
      {sliders.map((slider) => (
        <Banner key={slider.on ?? ''} on={slider.on} slide={slider.slides?.[0]} popular={popular} />
      ))}
      <InfoBanners banners={infoBanners} />
      <Container>
        {categories && categories.length > 0 && <Categories categories={categories} products={known} />}
        {failure && (
          <ReadError failure={failure} title={intl.formatMessage({ id: 'catalogue.error.title' })}>
            {intl.formatMessage({ id: 'catalogue.error.text' })}
          </ReadError>
        )}
        {popular?.length !== 0 && (
          <Section
            title={intl.formatMessage({ id: 'catalogue.home.popular' })}
            action={{ label: all, href: paths.categories({ sort: 'popular' }) }}
          >
            <Rail label={intl.formatMessage({ id: 'catalogue.home.popular' })}>
              {popular
                ? popular.map((product) => (
                    <ProductTile key={product.sku} product={product} onAddToCart={onAddToCart} />
                  ))
                : CardSkeletons({ count: 5 })}
            </Rail>
          </Section>
        )}
        {rows.offers?.length !== 0 && (
          <Section
            title={intl.formatMessage({ id: 'catalogue.home.latest' })}
            action={{ label: all, href: paths.promotions({ sort: 'newest' }) }}
          >
            <Grid columns={{ phone: 1, desktop: 3 }} gap={5}>
              {rows.offers
                ? rows.offers.map((product) => <Offer key={product.sku} product={product} />)
                : CardSkeletons({ count: 3, shape: 'block' })}
            </Grid>
          </Section>
        )}
        {bundles?.length !== 0 && (
          <Section
            title={intl.formatMessage({ id: 'catalogue.home.bundles' })}
            action={{ label: all, href: paths.bundles() }}
          >
            <Grid columns={{ phone: 1, desktop: 3 }} gap={5}>
              {bundles
                ? bundles.map((bundle) => <Bundle key={bundle.sku} bundle={bundle} />)
                : CardSkeletons({ count: 3, shape: 'block' })}
            </Grid>
          </Section>
        )}
        {(rows.promotions?.length !== 0 || sliders.some((slider) => (slider.slides?.length ?? 0) > 1)) && (
          <Section
            title={intl.formatMessage({ id: 'catalogue.home.promotions' })}
            action={{ label: all, href: paths.promotions() }}
          >
            <Stack gap={5}>
              {sliders.map((slider) => (
                <Slides key={slider.on ?? ''} on={slider.on} slides={slider.slides?.slice(1)} />
              ))}
              <ProductGrid label={intl.formatMessage({ id: 'catalogue.home.promotions' })}>
                {rows.promotions
                  ? rows.promotions.map((product) => (
                      <ProductTile key={product.sku} product={product} onAddToCart={onAddToCart} />
                    ))
                  : CardSkeletons({ count: 4 })}
              </ProductGrid>
            </Stack>
          </Section>
        )}
      </Container>
      {offersMembership && <AssociateOffer />}
    </>
  )
}
