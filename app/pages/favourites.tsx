import { useAddLine } from '#features/cart'
import { FavouritesPage } from '#features/favourites'
import { useNavigate } from 'react-router-dom'
import { Dashboard } from '../Dashboard.tsx'
import type { PageTitle } from '../page.ts'

/** The favourites meet the cart here. */
export function Page() {
  const add = useAddLine()
  const navigate = useNavigate()
  return <Dashboard current="favourites"><FavouritesPage putIntoCart={add} showCart={() => { void navigate('/cart') }} /></Dashboard>
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.favourites' })
