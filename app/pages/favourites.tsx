import { DashboardPage } from '#features/account'
import { useCart } from '#features/cart'
import { FavouritesPage } from '#features/favourites'
import { useNavigate } from 'react-router-dom'
import type { PageTitle } from '../page.ts'

/** The favourites meet the cart here. */
export function Page() {
  const cart = useCart()
  const navigate = useNavigate()
  return <DashboardPage current="favourites"><FavouritesPage putIntoCart={cart.add} showCart={() => { void navigate('/cart') }} /></DashboardPage>
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.favourites' })
