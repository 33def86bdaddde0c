import { useIntl } from 'react-intl'
import { Listing, type ListingProps } from './Listing.tsx'

/** /bundles: products sold together. */
export function BundlesPage({ onAddToCart }: Pick<ListingProps, 'onAddToCart'>) {
  const intl = useIntl()
  return (
    <Listing
      where={{ collection: 'bundle' }}
      title={intl.formatMessage({ id: 'catalogue.bundles.title' })}
      lead={intl.formatMessage({ id: 'catalogue.bundles.lead' })}
      onAddToCart={onAddToCart}
    />
  )
}
