import type { ProductView } from '#domain/catalogue/product-view.ts'
import { Container } from '#design-system/layout/Container'
import { Heading } from '#design-system/text/Heading'
import { ProductGrid } from '#design-system/commerce/ProductGrid'
import { Section } from '#design-system/layout/Section'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { MembershipOffer } from './MembershipOffer.tsx'

export interface BundlesPageProps {
  /** Puts one piece of a product into the cart. @returns whether it is there */
  onAdd: (sku: string) => Promise<boolean>
  /** A bundle in a grid; it belongs to another feature. */
  Tile: ComponentType<{ product: ProductView; level: 2 | 3 }>
}

export interface BundlesViewProps extends BundlesPageProps {
  /** Becoming an associate, or staying one. */
  kind: 'join' | 'renew'
  /** The visitor's group in lower case. */
  group: string
  /** The membership product; undefined while it is being read, and where the service has none. */
  membership: ProductView | undefined
  bundles: readonly ProductView[] | undefined
  failure?: ReadFailure | undefined
}

/** The membership first, then the bundles that go with it. */
export function BundlesView({ kind, group, membership, bundles, failure, onAdd, Tile }: BundlesViewProps) {
  const intl = useIntl()
  const bundlesTitle = intl.formatMessage({ id: `membership.${kind}.bundles` })
  return (
    <Container block="page">
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={1} size="page">
            {intl.formatMessage({ id: `membership.${kind}.title` })}
          </Heading>
          <Text tone="muted">{intl.formatMessage({ id: `membership.${kind}.lead` })}</Text>
        </Stack>
        {failure && <ReadError failure={failure} />}
        {!failure && !bundles && (
          <>
            <Skeleton shape="block" height="s20" />
            <Skeleton shape="block" height="s20" />
          </>
        )}
        {membership && (
          <MembershipOffer
            kind={kind}
            product={membership}
            canBuy={kind === 'join' ? group === 'preferred' : group === 'associate'}
            onAdd={onAdd}
          />
        )}
        {bundles && bundles.length > 0 && (
          <Section space="none" title={bundlesTitle}>
            <Stack gap={4}>
              <Text tone="muted">{intl.formatMessage({ id: `membership.${kind}.bundlesLead` })}</Text>
              <ProductGrid label={bundlesTitle}>
                {bundles.map((product) => (
                  <Tile key={product.sku} product={product} level={3} />
                ))}
              </ProductGrid>
            </Stack>
          </Section>
        )}
      </Stack>
    </Container>
  )
}
