import { paths } from '#domain/store/paths.ts'
import { IconButton } from '#design-system/actions/IconButton'
import { useCartCount } from '#features/cart'
import { useIntl } from 'react-intl'

/** Cart icon with the number of pieces. */
export function CartLink() {
  const intl = useIntl()
  const count = useCartCount()
  return (
    <IconButton
      icon="cart"
      label={intl.formatMessage({ id: 'shell.nav.cartWith' }, { n: count })}
      count={count}
      href={paths.cart()}
    />
  )
}
