import { formatDay } from '#domain/dates/format-date.ts'
import { toMinor } from '#domain/money/money.ts'
import type { PayoutAccount, PayoutStatus } from '#domain/payouts/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Amount } from '#design-system/data/Amount'
import { Heading } from '#design-system/text/Heading'
import { SkeletonOf } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Stat } from '#design-system/data/Stat'
import { StatStrip } from '#design-system/data/StatStrip'
import { Switch } from '#design-system/fields/Switch'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import type { ReactNode } from 'react'
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
  /** Log in while it is not known where: finds out. Without it the service does not tell. */
  onLogin?: (() => void) | undefined
}

/** The place of a part that is being read: as high as what it usually holds. */
const Place = ({ children }: { children: ReactNode }) => (
  <div aria-busy="true">
    <SkeletonOf>{children}</SkeletonOf>
  </div>
)
/** What most have, with made-up figures of the usual length. */
const usual = {
  status: { isActive: true, isWeekly: true },
  pending: 1284.5,
  credit: 80,
  account: { state: 'active', login_url: paths.home(), next_payment_date: '2026-12-24' },
  onWeekly: () => undefined,
  onApply: () => undefined,
  onLogin: () => undefined,
} as const satisfies PayoutSettingsViewProps

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

function Pending(props: PayoutSettingsViewProps) {
  const { pending, pendingFailure, status, statusFailure, account, accountFailure } = props
  if (pendingFailure) return <ReadError as="banner" failure={pendingFailure} />
  // what is said below the amount depends on the account
  const isComing = !(status ?? statusFailure) || !(account ?? accountFailure)
  if (pending === undefined || (pending > 0 && isComing))
    return (
      <Place>
        <PendingAmount {...usual} />
      </Place>
    )
  return <PendingAmount {...props} pending={pending} />
}

function PendingAmount({
  pending,
  status,
  account,
}: Pick<PayoutSettingsViewProps, 'status' | 'account'> & { pending: number }) {
  const intl = useIntl()
  const next = account?.next_payment_date
  return (
    <Stat
      label={intl.formatMessage({ id: 'payouts.pending.label' })}
      value={<Amount value={toMinor(pending)} />}
    >
      {/* a line in any case: as high as its place */}
      {pending <= 0 && <span>{intl.formatMessage({ id: 'payouts.pending.none' })}</span>}
      {pending > 0 && status && !status.isActive && (
        <span>{intl.formatMessage({ id: 'payouts.pending.noAccount' })}</span>
      )}
      {pending > 0 && status?.isActive && next && (
        <span>
          {intl.formatMessage({ id: 'payouts.pending.next' }, { day: formatDay(next, intl.locale) })}
        </span>
      )}
      {pending > 0 && status?.isActive && account && !next && (
        <span>{intl.formatMessage({ id: 'payouts.pending.processing' })}</span>
      )}
    </Stat>
  )
}

function WeeklyPay(props: PayoutSettingsViewProps) {
  const { status, statusFailure } = props
  if (statusFailure) return <ReadError as="banner" failure={statusFailure} />
  if (!status)
    return (
      <Place>
        <WeeklySwitch {...usual} />
      </Place>
    )
  return <WeeklySwitch {...props} status={status} />
}

function WeeklySwitch({
  status,
  isSaving = false,
  onWeekly,
}: Pick<PayoutSettingsViewProps, 'isSaving' | 'onWeekly'> & { status: PayoutStatus }) {
  const intl = useIntl()
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
  const { status, statusFailure, account, accountFailure, credit, creditFailure } = props
  // The cell beside it says that the read failed, and tries again.
  if (statusFailure) return null
  if (accountFailure) return <ReadError as="banner" failure={accountFailure} />
  const isCreditComing = status?.isActive && credit === undefined && !creditFailure
  if (!status || !account || isCreditComing)
    return (
      <Place>
        <AccountState {...usual} isActive />
      </Place>
    )
  return <AccountState {...props} account={account} isActive={status.isActive} />
}
