import { formatDay } from '#domain/dates/format-date.ts'
import { toMinor } from '#domain/money/money.ts'
import type { PayoutAccount, PayoutStatus } from '#domain/payouts/schema.ts'
import { Amount } from '#design-system/Amount'
import { Heading } from '#design-system/Heading'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Stat } from '#design-system/Stat'
import { StatStrip } from '#design-system/StatStrip'
import { Switch } from '#design-system/Switch'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import { AccountState } from './AccountState.tsx'

export interface PayoutSettingsViewProps {
  /** Undefined while loading. */
  status: PayoutStatus | undefined
  statusFailure?: ReadFailure | undefined
  /** Decimals of HKD; undefined while it is read. */
  pending: number | undefined
  pendingFailure?: ReadFailure | undefined
  /** The iPayout balance in decimals of HKD; undefined while it is read, and where it is not known. */
  credit: number | undefined
  creditFailure?: ReadFailure | undefined
  /** Where one logs in, and when one is paid next; undefined while it is read. */
  account: PayoutAccount | undefined
  accountFailure?: ReadFailure | undefined
  /** Weekly pay is being switched. */
  isSaving?: boolean
  onWeekly: (isOn: boolean) => void
  /** Opens the request in a dialog; phones have a page for it. */
  onApply: () => void
  /** Log in while it is not known where: finds out. */
  onLogin: () => void
}

const waiting = (
  <div aria-busy="true">
    <Skeleton shape="text" lines={3} />
  </div>
)

/** The strip above the payment report: waiting to be paid, weekly pay, payout account. */
export function PayoutSettingsView(props: PayoutSettingsViewProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'payouts.settings.title' })
  return (
    <Stack gap={3}>
      <Heading level={2} size="sub">
        {label}
      </Heading>
      <StatStrip
        label={label}
        phoneColumns={1}
        items={[
          { id: 'pending', content: <Pending {...props} /> },
          { id: 'weekly', content: <WeeklyPay {...props} /> },
          { id: 'account', content: <Account {...props} /> },
        ]}
      />
    </Stack>
  )
}

function Pending({ pending, pendingFailure, status, account }: PayoutSettingsViewProps) {
  const intl = useIntl()
  if (pendingFailure) return <ReadError as="banner" failure={pendingFailure} />
  if (pending === undefined) return waiting
  const next = account?.next_payment_date
  return (
    <Stat
      label={intl.formatMessage({ id: 'payouts.pending.label' })}
      value={<Amount value={toMinor(pending)} />}
    >
      {pending > 0 && status && !status.isActive && (
        <span>{intl.formatMessage({ id: 'payouts.pending.noAccount' })}</span>
      )}
      {pending > 0 && status?.isActive && next && (
        <span>
          {intl.formatMessage({ id: 'payouts.pending.next' }, { day: formatDay(next, intl.locale) })}
        </span>
      )}
    </Stat>
  )
}

function WeeklyPay({ status, statusFailure, isSaving = false, onWeekly }: PayoutSettingsViewProps) {
  const intl = useIntl()
  if (statusFailure) return <ReadError as="banner" failure={statusFailure} />
  if (!status) return waiting
  return (
    <Switch
      // while it is saved it stands where it was put
      isSelected={isSaving ? !status.isWeekly : status.isWeekly}
      isPending={isSaving}
      isDisabled={!status.isActive}
      onChange={onWeekly}
      description={
        isSaving
          ? intl.formatMessage({ id: 'payouts.weekly.saving' })
          : intl.formatMessage({
              id: status.isActive ? 'payouts.weekly.copy' : 'payouts.weekly.needsAccount',
            })
      }
    >
      {intl.formatMessage({ id: 'payouts.weekly.label' })}
    </Switch>
  )
}

function Account(props: PayoutSettingsViewProps) {
  const { status, statusFailure, account, accountFailure } = props
  // The cell beside it says that the read failed, and tries again.
  if (statusFailure) return null
  if (accountFailure) return <ReadError as="banner" failure={accountFailure} />
  if (!status || !account) return waiting
  return <AccountState {...props} account={account} isActive={status.isActive} />
}
