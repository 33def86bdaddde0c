import { useProfileFailure, useSession } from '#features/kit/session.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { lazy, Suspense, useState } from 'react'
import { ApplicationsView } from './ApplicationsView.tsx'
import { useApplicationInit } from './use-application-init.ts'

// Few customers have no email.
const EmailDialog = lazy(() =>
  import('./EmailDialog.tsx').then((module) => ({ default: module.EmailDialog })),
)

/** /e-application-form: the applications of the signed-in customer. Stands inside the dashboard. */
export function ApplicationsPage() {
  const { customer } = useSession()
  const profileFailure = useProfileFailure()
  const init = useApplicationInit()
  const [isTold, setTold] = useState(false)
  return (
    <>
      <ApplicationsView
        init={init.data}
        failure={profileFailure ?? readFailure(init)}
        email={customer?.email ?? null}
      />
      {customer && !customer.email && !isTold && (
        <Suspense>
          <EmailDialog
            onClose={() => {
              setTold(true)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
