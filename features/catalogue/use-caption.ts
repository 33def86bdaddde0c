import { packsIn } from '#domain/catalogue/bundle.ts'
import type { ProductView } from '#domain/catalogue/product-view.ts'
import { useIntl } from 'react-intl'

/** What a card says is in the pack: its size ("60 tablets"), for a bundle how many products and, where they differ, packs ("3 products, 4 packs"). */
export function useCaption({ bundle, sizeLabel }: ProductView): string | undefined {
  const intl = useIntl()
  const n = bundle.length
  if (n === 0) return sizeLabel || undefined
  const packs = packsIn(bundle)
  return packs === n
    ? intl.formatMessage({ id: 'catalogue.bundle.count' }, { n })
    : intl.formatMessage({ id: 'catalogue.bundle.countOfPacks' }, { n, packs })
}
