import { partMinor, shownChoice } from '#domain/catalogue/bundle.ts'
import type { BundlePart, ProductView } from '#domain/catalogue/product-view.ts'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Money } from '#design-system/data/Money'
import { Packshot } from '#design-system/commerce/Packshot'
import { Stack } from '#design-system/layout/Stack'
import { StockNote } from '#design-system/commerce/StockNote'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

/** One part with its pack, and what it would cost alone. A part to choose is named by what there is to choose from. */
function Part({ part, ground }: { part: BundlePart } & Pick<ProductView, 'ground'>) {
  const intl = useIntl()
  const shown = shownChoice(part)
  if (!shown) return null
  const minor = part.choices.length > 1 ? undefined : partMinor(shown)
  return (
    <li>
      <Inline gap={3} isWrapped={false} justify="between">
        <Inline gap={3} isWrapped={false}>
          {shown.image && (
            <Packshot src={shown.image} alt="" ground={ground} size="xs" isMuted={shown.isOut} />
          )}
          <div>
            <Text size="small">{part.choices.length > 1 ? part.title : shown.name}</Text>
            <Text size="small" tone="muted">
              {intl.formatMessage({ id: 'catalogue.bundle.pieces' }, { n: shown.quantity })}
            </Text>
            {part.choices.every(({ isOut }) => isOut) && (
              <StockNote state="out">{intl.formatMessage({ id: 'ds.card.sold-out' })}</StockNote>
            )}
          </div>
        </Inline>
        {minor !== undefined && <Money minor={minor} />}
      </Inline>
    </li>
  )
}

/** The parts of a bundle: pack, name, quantity and what they cost one by one. */
export function BundleParts({ product }: { product: ProductView }) {
  const intl = useIntl()
  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {intl.formatMessage({ id: 'catalogue.bundle.parts' })}
      </Heading>
      <Stack as="ul" gap={2}>
        {product.bundle.map((part) => (
          <Part key={part.id} part={part} ground={product.ground} />
        ))}
      </Stack>
    </Stack>
  )
}
