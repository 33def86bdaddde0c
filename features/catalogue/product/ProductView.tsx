import type { ProductView as Product } from '#domain/catalogue/product-view.ts'
import type { RatingSummary, Review } from '#domain/reviews/schema.ts'
import { Banner } from '#design-system/Banner'
import { Breadcrumbs } from '#design-system/Breadcrumbs'
import { Container } from '#design-system/Container'
import { Gallery } from '#design-system/Gallery'
import { Grid } from '#design-system/Grid'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { Only } from '#design-system/Only'
import { Price } from '#design-system/Price'
import { Rail } from '#design-system/Rail'
import { Rating } from '#design-system/Rating'
import { SafeHtml } from '#design-system/SafeHtml'
import { Section } from '#design-system/Section'
import { Split } from '#design-system/Split'
import { Stack } from '#design-system/Stack'
import { SupplementFacts } from '#design-system/SupplementFacts'
import { Tag } from '#design-system/Tag'
import { Text } from '#design-system/Text'
import { TextLink } from '#design-system/TextLink'
import { formatMoney } from '#domain/money/money.ts'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type * as z from 'zod/mini'
import { discountOf, lowerForAssociates } from '../discount.ts'
import { ProductTile } from '../ProductTile.tsx'
import { BuyBox } from './BuyBox.tsx'
import { chosenVariant, initialChoice, questionsOf, type AddToCart, type Chosen } from './chosen.ts'
import { Reviews } from './Reviews.tsx'
import { ShareAction } from './ShareAction.tsx'

export interface ProductViewProps {
  product: Product
  /** The variants of a configurable product. */
  variants?: readonly Product[] | undefined
  /** undefined while being read. */
  reviews: readonly Review[] | undefined
  rating: z.infer<typeof RatingSummary> | undefined
  related: readonly Product[] | undefined
  isSignedIn: boolean
  marks?: ReactNode
  /** The way to the cart, in the phone's bar. */
  cartLink?: ReactNode
  /** Where a stock source is chosen. */
  sourceChooser?: ReactNode
  onAddToCart: AddToCart
  onBuyNow: AddToCart
}

/** A product: what it is, what it costs, what is in it, what others say, what goes with it. */
export function ProductView({ product, variants = [], reviews, rating, related, isSignedIn, marks, cartLink, sourceChooser, onAddToCart, onBuyNow }: ProductViewProps) {
  const intl = useIntl()
  const questions = questionsOf(product, variants)
  const [chosen, setChosen] = useState<Chosen>(() => initialChoice(questions))
  const shown = chosenVariant(product, variants, chosen) ?? product
  const discount = discountOf(shown.priceMinor, shown.finalMinor)
  const mean = rating && rating.reviews_count > 0 ? rating.rating_summary / 20 : product.rating
  const count = rating?.reviews_count ?? product.reviewCount ?? 0
  const wayOut = <>{marks}<ShareAction name={product.name} /></>
  return (
    <Container block="page">
      <meta name="description" content={product.shortDescription} />
      <Stack gap={8}>
        <Stack gap={4}>
          <Breadcrumbs items={[{ label: intl.formatMessage({ id: 'catalogue.crumb.home' }), href: '/' }, { label: intl.formatMessage({ id: 'catalogue.crumb.categories' }), href: '/categories' }, { label: product.name }]} />
          <Split
            ratio="half"
            aside={(
              <Stack gap={4}>
                <Stack gap={2}>
                  <Heading level={1} size="page">{product.name}</Heading>
                  {product.brand && <Text size="small" tone="muted">{product.brand}</Text>}
                  <Inline justify="between" wrap={false}>
                    {mean !== undefined && count > 0
                      ? (
                        <Inline gap={3}>
                          <Rating value={mean} label={intl.formatMessage({ id: 'catalogue.rating.label' }, { value: mean.toFixed(1), n: count })} />
                          <TextLink href="#reviews">{intl.formatMessage({ id: 'catalogue.rating.reviews' }, { n: count })}</TextLink>
                        </Inline>
                      )
                      : <span />}
                    {/* the plain box keeps its width: where there is too little, the words of the rating break */}
                    <Only on="phone"><div><Inline gap={1} wrap={false}>{wayOut}</Inline></div></Only>
                  </Inline>
                </Stack>
                {product.shortDescription && <Text>{product.shortDescription}</Text>}
                <Stack gap={1}>
                  <Price
                    size="xl" now={shown.finalMinor} was={discount ? shown.priceMinor : undefined} member={lowerForAssociates(shown)} memberLabel={intl.formatMessage({ id: 'catalogue.price.associate' })}
                    tag={discount && <Tag tone="saving">{intl.formatMessage({ id: 'catalogue.price.save' }, { amount: formatMoney(discount.saved).replace(/\.00$/, '') })}</Tag>}
                  />
                  {product.pv > 0 && <Text size="small" tone="muted">{intl.formatMessage({ id: 'catalogue.product.pv' }, { pv: product.pv })}</Text>}
                </Stack>
                <BuyBox product={product} shown={shown} questions={questions} chosen={chosen} onChosen={setChosen} marks={wayOut} cartLink={cartLink} sourceChooser={sourceChooser} onAddToCart={onAddToCart} onBuyNow={onBuyNow} />
                {product.warnings && <Banner tone="warning" title={intl.formatMessage({ id: 'catalogue.product.warnings' })}>{product.warnings}</Banner>}
              </Stack>
            )}
          >
            <Gallery label={intl.formatMessage({ id: 'catalogue.product.pictures' }, { name: product.name })} images={product.images.map(({ src, label }) => ({ src, alt: label || product.name, ground: product.ground }))} />
          </Split>
        </Stack>
        <Grid columns={{ phone: 1, desktop: 2 }} gap={8}>
          <Stack gap={8}>
            {product.facts && product.facts.rows.length > 0 && (
              <SupplementFacts caption={intl.formatMessage({ id: 'catalogue.product.facts' })} serving={product.facts.serving} rows={product.facts.rows} note={product.facts.note} />
            )}
            {product.directions && <Section space="none" title={intl.formatMessage({ id: 'catalogue.product.directions' })}><Text>{product.directions}</Text></Section>}
            {product.description && <Section space="none" title={intl.formatMessage({ id: 'catalogue.product.about' })}><SafeHtml html={product.description} /></Section>}
          </Stack>
          <Reviews productId={product.id} reviews={reviews} mean={mean} count={count} isSignedIn={isSignedIn} />
        </Grid>
        {related && related.length > 0 && (
          <Section title={intl.formatMessage({ id: 'catalogue.product.related' })}>
            <Rail label={intl.formatMessage({ id: 'catalogue.product.related' })}>
              {related.map((other) => <ProductTile key={other.sku} product={other} onAddToCart={onAddToCart} />)}
            </Rail>
          </Section>
        )}
      </Stack>
    </Container>
  )
}
