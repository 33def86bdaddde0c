import { collectCoupon, listMyCoupons, listOfferedCoupons } from '#domain/coupons/api.ts'
import { useNotifications } from '#design-system/NotificationStack'
import { handledQuery, useMutate } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { CouponsView } from './CouponsView.tsx'

/** /dashboard/coupons: my coupons and the coupon centre. Rendered inside the dashboard. */
export function CouponsPage() {
  const intl = useIntl()
  const { isSignedIn } = useSession()
  const { enqueue } = useNotifications()
  const owned = useQuery({ ...handledQuery(listMyCoupons), enabled: isSignedIn, staleTime: 0 })
  const offered = useQuery({ ...handledQuery(listOfferedCoupons), enabled: isSignedIn, staleTime: 0 })
  const collect = useMutate(collectCoupon)
  return (
    <CouponsView
      owned={owned.data}
      offered={offered.data}
      failure={readFailure(owned, offered)}
      collecting={collect.isPending ? collect.variables.params.code : undefined}
      onCollect={(code) => {
        collect.mutate(
          { params: { code } },
          {
            onSuccess: () => {
              enqueue({
                message: intl.formatMessage({ id: 'coupons.collected' }, { code }),
                variant: 'success',
              })
            },
          },
        )
      }}
    />
  )
}
