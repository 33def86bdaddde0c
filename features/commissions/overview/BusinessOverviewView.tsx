import { stateOf } from '#domain/commissions/figures.ts'
import type { Task } from '#domain/commissions/tasks.ts'
import { previousPeriod, type Period } from '#domain/commissions/period.ts'
import type { CommissionPayment, CommissionPeriod } from '#domain/commissions/schema.ts'
import type { Customer } from '#domain/customers/schema.ts'
import type { Invitation } from '#domain/enrollments/schema.ts'
import type { Expiry } from '#domain/membership/expiry.ts'
import type { Minor } from '#domain/money/money.ts'
import { Heading } from '#design-system/text/Heading'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import { CommissionsBlock } from './blocks/CommissionsBlock.tsx'
import { ImpactBlock } from './blocks/ImpactBlock.tsx'
import type { BusinessLinks } from './links.ts'
import { MoneyStrip } from './blocks/MoneyStrip.tsx'
import { NewcomersBlock } from './blocks/NewcomersBlock.tsx'
import { NextLevel } from './blocks/NextLevel.tsx'
import { OverviewHead } from './blocks/OverviewHead.tsx'
import { RenewalCard } from './blocks/RenewalCard.tsx'
import { Tasks } from './blocks/Tasks.tsx'

export interface BusinessOverviewViewProps {
  /** Whether tasks or the first figures are still being read: nothing is drawn below the heading. @default false */
  isComing?: boolean | undefined
  customer: Customer
  memberNumber: string
  /** Hong Kong date of today. */
  today: string
  running: Period
  period: Period
  onPeriod: (period: Period) => void
  tasks: readonly Task[]
  sayExpiry: (expiry: Expiry) => string
  links: BusinessLinks
  /** Undefined while they are being read; null where the period has none. */
  figures: CommissionPeriod | null | undefined
  figuresFailure?: ReadFailure | undefined
  /** The level's id; it stays while another period is read. */
  level: string | undefined
  /** The payment report of the chart's months; undefined while it is being read. */
  payments: readonly CommissionPayment[] | undefined
  paymentsFailure?: ReadFailure | undefined
  /** The payout balance in cents; null while it is not known. */
  creditMinor: Minor | null
  invitations: readonly Invitation[] | undefined
  invitationsFailure?: ReadFailure | undefined
}

/** To do, money, the next level, commissions, newcomers, impact: each block fails alone. */
export function BusinessOverviewView(props: BusinessOverviewViewProps) {
  const intl = useIntl()
  const { figures, figuresFailure, period, running, today } = props
  const state = stateOf(figures, period, running)
  const shown = { period, before: previousPeriod(period), state, today }
  const isPending = figures === undefined && !figuresFailure
  if (props.isComing)
    return (
      <Stack gap={4}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'commissions.overview.title' })}
        </Heading>
        <Skeleton shape="block" height="screen" />
      </Stack>
    )
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <OverviewHead
          customer={props.customer}
          memberNumber={props.memberNumber}
          level={props.level}
          period={period}
          running={running}
          today={today}
          onPeriod={props.onPeriod}
        />
        <RenewalCard tasks={props.tasks} sayExpiry={props.sayExpiry} />
        <Tasks tasks={props.tasks} links={props.links} />
        {figuresFailure && <ReadError as="banner" failure={figuresFailure} />}
        {isPending && <Skeleton shape="block" height="s20" />}
        {figures !== undefined && <MoneyStrip figures={figures} creditMinor={props.creditMinor} {...shown} />}
      </Stack>
      {isPending && <Skeleton shape="block" height="s20" />}
      {figures && <NextLevel figures={figures} {...shown} />}
      <CommissionsBlock
        figures={figures}
        payments={props.payments}
        paymentsFailure={props.paymentsFailure}
        href={props.links.commissions}
        {...shown}
      />
      <NewcomersBlock
        figures={figures}
        invitations={props.invitations}
        failure={props.invitationsFailure}
        href={props.links.invitations}
        {...shown}
      />
      {figures && <ImpactBlock figures={figures} {...shown} />}
    </Stack>
  )
}
