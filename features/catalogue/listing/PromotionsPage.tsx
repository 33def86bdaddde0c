import { useIntl } from 'react-intl'
import { Listing, type ListingProps } from './Listing.tsx'

/** /promotions: all discounted products. */
export function PromotionsPage({ onAddToCart }: Pick<ListingProps, 'onAddToCart'>) {
  const intl = useIntl()
  return (
    <Listing
      where={{ collection: 'promotion' }}
      title={intl.formatMessage({ id: 'catalogue.promotions.title' })}
      lead={intl.formatMessage({ id: 'catalogue.promotions.lead' })}
      onAddToCart={onAddToCart}
    />
  )
}
