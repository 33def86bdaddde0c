import { groupOf } from '#domain/customers/group.ts'
import { paths } from '#domain/store/paths.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useProfileFailure, useSession } from '#features/kit/session.ts'
import { Container } from '#design-system/layout/Container'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'
import { SignedInOnly } from './guards.tsx'

/** Guards the business area: guests sign in first, preferred customers go to their dashboard. */
export const AssociatesOnly = ({ children }: { children?: ReactNode }) => (
  <SignedInOnly>
    <Associates>{children}</Associates>
  </SignedInOnly>
)

/** Renders nothing of the page, and makes none of its calls, until the profile is known. */
function Associates({ children }: { children?: ReactNode }) {
  const { customer } = useSession()
  const failure = useProfileFailure()
  const navigate = useNavigate()
  const { enqueue } = useNotifications()
  const intl = useIntl()
  const isSent = useRef(false)
  const isAssociate = groupOf(customer) === 'associate'
  const isOther = customer !== null && !isAssociate
  useEffect(() => {
    if (!isOther || isSent.current) return
    isSent.current = true
    enqueue({ message: intl.formatMessage({ id: 'dashboard.associatesOnly' }), variant: 'info' })
    void navigate(paths.dashboard(), { replace: true })
  }, [enqueue, intl, isOther, navigate])
  if (isAssociate) return children
  return failure ? (
    <Container block="page">
      <ReadError level={1} failure={failure} />
    </Container>
  ) : (
    <PageSkeleton />
  )
}
