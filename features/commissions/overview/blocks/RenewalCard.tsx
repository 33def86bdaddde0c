import type { Task } from '#domain/commissions/tasks.ts'
import { MEMBERSHIP_RENEWAL_SKU } from '#domain/catalogue/membership-skus.ts'
import type { Expiry } from '#domain/membership/expiry.ts'
import { FEE_PAYS_FROM, MEMBERSHIP_FEE_MINOR } from '#domain/membership/fee.ts'
import { formatMoney } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

export interface RenewalCardProps {
  tasks: readonly Task[]
  sayExpiry: (expiry: Expiry) => string
}

/** When the membership ends or ended, what another year costs and when that pays; nothing before the renewal window. */
export function RenewalCard({ tasks, sayExpiry }: RenewalCardProps) {
  const intl = useIntl()
  const task = tasks.find(({ id }) => id === 'renewal')
  if (task?.id !== 'renewal') return null
  return (
    <Banner
      tone="warning"
      title={sayExpiry(task.expiry)}
      action={
        <LinkButton href={paths.product(MEMBERSHIP_RENEWAL_SKU)} variant="primary">
          {intl.formatMessage({ id: 'commissions.overview.action.renewal' })}
        </LinkButton>
      }
    >
      <Text>
        {intl.formatMessage(
          { id: 'commissions.overview.task.renewalHint' },
          { fee: formatMoney(MEMBERSHIP_FEE_MINOR), amount: formatMoney(FEE_PAYS_FROM) },
        )}
      </Text>
    </Banner>
  )
}
