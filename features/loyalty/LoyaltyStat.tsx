import { paths } from '#domain/store/paths.ts'
import { Amount } from '#design-system/data/Amount'
import { Section } from '#design-system/layout/Section'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stat } from '#design-system/data/Stat'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useProfileFailure, useSession } from '#features/kit/session.ts'
import { useIntl } from 'react-intl'
import { balanceOf } from './balance.ts'

/** The balance of points on the overview: the profile's, so that it costs no call. What expires when is a page away; a preferred customer is not led to that business page, and is told of points only once there are some. */
export function LoyaltyStat() {
  const intl = useIntl()
  const { customer, group } = useSession()
  const failure = useProfileFailure()
  if (group !== 'associate' && customer && balanceOf(customer) === 0) return null
  return (
    <Section
      title={intl.formatMessage({ id: 'loyalty.title' })}
      space="none"
      {...(group === 'associate' && {
        action: { label: intl.formatMessage({ id: 'loyalty.show' }), href: paths.loyaltyPoints() },
      })}
    >
      {failure ? (
        <ReadError level={3} failure={failure} />
      ) : customer ? (
        <Stat
          label={intl.formatMessage({ id: 'loyalty.balance' })}
          value={<Amount value={balanceOf(customer)} format="points" />}
        />
      ) : (
        <Skeleton shape="heading" />
      )}
    </Section>
  )
}
