import { listMyCoupons } from '#domain/coupons/api.ts'
import { paths } from '#domain/store/paths.ts'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { lacks } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { CouponCard } from './CouponCard.tsx'

/** The coupon to be used next, with the way to all of them; nothing for a customer without one. Asks what new coupons ask, so it costs no call. */
export function CouponReminder() {
  const intl = useIntl()
  const { customer } = useSession()
  const owned = useQuery({ ...handledQuery(listMyCoupons), enabled: customer !== null && !lacks('coupons') })
  const [next] = (owned.data ?? [])
    .filter(({ state }) => state === 'usable')
    .toSorted((a, b) => (a.ends_at ?? '9').localeCompare(b.ends_at ?? '9'))
  const failure = readFailure(owned)
  if (!next && !failure) return null
  return (
    <Section
      title={intl.formatMessage({ id: 'coupons.reminder.title' })}
      space="none"
      action={{ label: intl.formatMessage({ id: 'coupons.reminder.all' }), href: paths.coupons() }}
    >
      {failure && <ReadError level={3} failure={failure} />}
      {next && (
        <Stack as="ul">
          <CouponCard coupon={next} />
        </Stack>
      )}
    </Section>
  )
}
