import { collectCoupon, listMyCoupons, listOfferedCoupons } from '#domain/coupons/api.ts'
import { paths } from '#domain/store/paths.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { handledQuery, useMutate } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { CouponsView } from './CouponsView.tsx'
import { useCoupon } from './use-coupon.ts'

/** /dashboard/coupons: my coupons and the coupon centre. Rendered inside the dashboard. */
export function CouponsPage() {
  const intl = useIntl()
  const { isSignedIn } = useSession()
  const { enqueue } = useNotifications()
  const owned = useQuery({ ...handledQuery(listMyCoupons), enabled: isSignedIn, staleTime: 0 })
  const offered = useQuery({ ...handledQuery(listOfferedCoupons), enabled: isSignedIn, staleTime: 0 })
  const navigate = useNavigate()
  const { apply, applying } = useCoupon()
  const [refused, setRefused] = useState<{ code: string; text: string }>()
  const use = (code: string) => {
    setRefused(undefined)
    apply(code, {
      onApplied: () => {
        enqueue({
          message: intl.formatMessage({ id: 'coupons.field.applied' }),
          variant: 'success',
          action: {
            label: intl.formatMessage({ id: 'coupons.showCart' }),
            onAction: () => {
              void navigate(paths.cart())
            },
          },
        })
      },
      onRefused: (text) => {
        setRefused({ code, text })
      },
    })
  }
  const collect = useMutate(collectCoupon)
  return (
    <CouponsView
      owned={owned.data}
      offered={offered.data}
      failure={readFailure(owned, offered)}
      collecting={collect.isPending ? collect.variables.params.code : undefined}
      using={applying}
      onUse={use}
      refused={refused}
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
