import { IconButton } from '#design-system/IconButton'
import { useCartCount } from '#features/cart'
import { useIntl } from 'react-intl'

/** The mark of the cart with how many pieces lie in it. */
export function CartLink() {
  const intl = useIntl()
  const count = useCartCount()
  return <IconButton icon="cart" label={intl.formatMessage({ id: 'shell.nav.cartWith' }, { n: count })} count={count} href="/cart" />
}
