import { TrackerPage } from '#features/success-tracker'
import { useAddToCart } from '../../joins/use-add-to-cart.ts'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

export function Page() {
  const { add } = useAddToCart()
  return (
    <Dashboard current="successTracker">
      <TrackerPage onBuy={(sku) => add({ sku, quantity: 1 })} />
    </Dashboard>
  )
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'tracker.title' })
