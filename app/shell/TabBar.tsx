import { paths } from '#domain/store/paths.ts'
import { BottomBar } from '#design-system/navigation/BottomBar'
import { useCartCount } from '#features/cart'
import { tokenSlot, useStored } from '#features/kit/storage.ts'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { accountPath, isAt, isInAccount } from '../router/active-path.ts'

/** The main places, at hand on phones. By itself: a cart that changes draws neither header nor page again. */
export function TabBar() {
  const intl = useIntl()
  const { pathname } = useLocation()
  const is = isAt(pathname)
  const isSignedIn = useStored(tokenSlot) !== undefined
  const count = useCartCount()
  return (
    <BottomBar
      label={intl.formatMessage({ id: 'shell.nav.places' })}
      items={[
        {
          id: 'home',
          icon: 'home',
          label: intl.formatMessage({ id: 'shell.nav.home' }),
          href: paths.home(),
          isCurrent: is('/'),
        },
        {
          id: 'categories',
          icon: 'grid',
          label: intl.formatMessage({ id: 'shell.nav.categories' }),
          href: paths.categories(),
          isCurrent: is(paths.categories()),
        },
        {
          id: 'cart',
          icon: 'cart',
          label: intl.formatMessage({ id: 'shell.nav.cart' }),
          href: paths.cart(),
          count,
          countLabel: intl.formatMessage({ id: 'shell.nav.cartWith' }, { n: count }),
          isCurrent: is(paths.cart()),
        },
        {
          id: 'account',
          icon: 'user',
          label: intl.formatMessage({ id: 'shell.nav.mine' }),
          href: accountPath(isSignedIn),
          isCurrent: isInAccount(pathname),
        },
      ]}
    />
  )
}
