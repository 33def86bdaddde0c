import { SignInPage } from '#features/auth'
import { useCartCount, useMergeGuestCart } from '#features/cart'
import type { PageTitle } from '../../router/page.ts'
import { useOutbox } from '../../router/sandbox.ts'

export function Page() {
  const merge = useMergeGuestCart()
  const cartCount = useCartCount()
  return (
    <SignInPage
      onSignedIn={async (customer) => {
        await merge(customer.id ?? 0)
      }}
      cartCount={cartCount}
      {...useOutbox()}
    />
  )
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'account.signin.title' })
