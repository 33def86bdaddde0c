import type { ProductView } from '#domain/catalogue/product-view.ts'
import { DescriptionList } from '#design-system/DescriptionList'
import { useIntl } from 'react-intl'

/** The parts of a bundle, with their quantities. */
export function BundleParts({ product }: { product: ProductView }) {
  const intl = useIntl()
  return (
    <DescriptionList
      layout="ends"
      items={product.bundle.map((bundlePart) => {
        const part = bundlePart.choices.find((choice) => choice.isDefault) ?? bundlePart.choices[0]
        return {
          term: bundlePart.choices.length > 1 ? bundlePart.title : (part?.name ?? bundlePart.title),
          description: intl.formatMessage({ id: 'catalogue.bundle.pieces' }, { n: part?.quantity ?? 1 }),
        }
      })}
    />
  )
}
