import { SignUpPage } from '#features/auth'
import { useMergeGuestCart } from '#features/cart'
import { InvitedBy, InvitedPage } from '#features/enrollments'
import { useParams } from 'react-router-dom'
import type { PageTitle } from '../../router/page.ts'
import { useOutbox } from '../../router/sandbox.ts'

export function Page() {
  const merge = useMergeGuestCart()
  const outbox = useOutbox()
  const { maskId = '' } = useParams()
  return (
    <InvitedPage maskId={maskId}>
      {(invitation) => (
        <SignUpPage
          maskId={maskId}
          invitee={invitation}
          intro={<InvitedBy invitation={invitation} />}
          onSignedIn={async (customer) => {
            await merge(customer.id ?? 0)
          }}
          {...outbox}
        />
      )}
    </InvitedPage>
  )
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'account.signup.title' })
