import { getProduct } from '#domain/catalogue/api.ts'
import { paths } from '#domain/store/paths.ts'
import { useAddLine } from '#features/cart'
import { FavouritesPage } from '#features/favourites'
import { useNavigate } from 'react-router-dom'
import { Dashboard } from '../../shell/Dashboard.tsx'
import { useReadyPage } from '../../router/use-ready-page.ts'
import type { PageTitle } from '../../router/page.ts'

/** Connects the favourites to the cart. */
export function Page() {
  const add = useAddLine()
  const navigate = useNavigate()
  useReadyPage(paths.product('-'), getProduct)
  return (
    <Dashboard current="favourites">
      <FavouritesPage
        putIntoCart={add}
        showCart={() => {
          void navigate(paths.cart())
        }}
      />
    </Dashboard>
  )
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'favourites.title' })
