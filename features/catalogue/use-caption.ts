import type { ProductView } from '#domain/catalogue/product-view.ts'
import { useIntl } from 'react-intl'

/** What a card says is in the pack: its size ("60 tablets"), for a bundle how many products ("3 products"). */
export function useCaption({ bundle, sizeLabel }: ProductView): string | undefined {
  const intl = useIntl()
  return bundle.length > 0
    ? intl.formatMessage({ id: 'catalogue.bundle.count' }, { n: bundle.length })
    : sizeLabel || undefined
}
