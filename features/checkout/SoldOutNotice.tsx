import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { TextLink } from '#design-system/text/TextLink'
import { useIntl } from 'react-intl'

/** Above the steps while the cart has a product that is sold out, with the way to the cart: the order would be refused. */
export function SoldOutNotice() {
  const intl = useIntl()
  return (
    <Banner
      tone="warning"
      isLive
      action={<TextLink href={paths.cart()}>{intl.formatMessage({ id: 'checkout.stock.change' })}</TextLink>}
    >
      {intl.formatMessage({ id: 'checkout.stock.copy' })}
    </Banner>
  )
}
