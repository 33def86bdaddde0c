import { getPayoutCredit, getPayoutStatus, getPendingPay } from '#domain/payouts/api.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { PayoutSettingsView } from './PayoutSettingsView.tsx'
import { usePayoutAccount } from './use-payout-account.ts'
import { useWeeklyPay } from './use-weekly-pay.ts'

/** The form comes with the first press: few ever fill it in. */
const PayoutDialog = lazy(() =>
  import('./PayoutDialog.tsx').then((module) => ({ default: module.PayoutDialog })),
)

/** How an associate is paid: what waits, weekly pay, the payout account. Each part is read and fails by itself. */
export function PayoutSettings() {
  const { customer } = useSession()
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const [isApplying, setIsApplying] = useState(false)
  const options = { enabled: customer !== null, staleTime: 0 }
  const status = useQuery({ ...handledQuery(getPayoutStatus), ...options })
  const pending = useQuery({ ...handledQuery(getPendingPay), ...options })
  const credit = useQuery({ ...handledQuery(getPayoutCredit), ...options })
  const { account, failure: accountFailure, findLogin } = usePayoutAccount()
  const weekly = useWeeklyPay(status.data)
  return (
    <>
      <PayoutSettingsView
        status={status.data}
        statusFailure={readFailure(status)}
        pending={pending.data}
        pendingFailure={readFailure(pending)}
        credit={credit.data}
        creditFailure={readFailure(credit)}
        account={account}
        accountFailure={accountFailure}
        isSaving={weekly.isSaving}
        onWeekly={weekly.change}
        onApply={() => {
          setIsApplying(true)
        }}
        onLogin={
          findLogin &&
          (() => {
            void findLogin().then((address) => {
              if (address) location.assign(address)
              else
                enqueue({
                  message: intl.formatMessage({ id: 'payouts.account.loginFailed' }),
                  variant: 'error',
                })
            })
          })
        }
      />
      {isApplying && (
        <Suspense>
          <PayoutDialog
            onClose={() => {
              setIsApplying(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
