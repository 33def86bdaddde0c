import type { ProductView } from '#domain/catalogue/product-view.ts'
import { SafeHtml } from '#design-system/text/SafeHtml'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { SupplementFacts } from '#design-system/commerce/SupplementFacts'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

/** The ingredients, directions and purpose of a product. */
export function ProductDetails({ product }: { product: ProductView }) {
  const intl = useIntl()
  return (
    <Stack gap={8}>
      {product.facts && product.facts.rows.length > 0 && (
        <SupplementFacts
          caption={intl.formatMessage({ id: 'catalogue.product.facts' })}
          serving={product.facts.serving}
          rows={product.facts.rows}
          note={product.facts.note}
        />
      )}
      {product.directions && (
        <Section space="none" title={intl.formatMessage({ id: 'catalogue.product.directions' })}>
          <Text>{product.directions}</Text>
        </Section>
      )}
      {product.description && (
        <Section space="none" title={intl.formatMessage({ id: 'catalogue.product.about' })}>
          <SafeHtml html={product.description} />
        </Section>
      )}
    </Stack>
  )
}
