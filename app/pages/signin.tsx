import { SignInPage } from '#features/account'
import { useMergeGuestCart } from '#features/cart'
import type { PageTitle } from '../page.ts'
import { useOutbox } from '../sandbox.ts'

export function Page() {
  const merge = useMergeGuestCart()
  return <SignInPage onSignedIn={async (customer) => { await merge(customer.id ?? 0) }} {...useOutbox()} />
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.signin' })
