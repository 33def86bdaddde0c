import { getCoupon, removeCoupon, setCoupon } from '#domain/checkout/api.ts'
import { CouponField as Field } from '#design-system/CouponField'
import { useNotifications } from '#design-system/NotificationStack'
import { handledQuery, useMutate } from '#features/kit/query.ts'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

/**
 * Applies or removes the coupon of the cart; totals follow (shopping.md §4). A refused code stays in the field.
 * @param applied the code that the totals count; null when they count none, undefined until they are read: then the cart's own coupon is shown.
 */
export function CouponField({ applied }: { applied: string | null | undefined }) {
  const intl = useIntl()
  const notifications = useNotifications()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const own = useQuery({ ...handledQuery(getCoupon), staleTime: 0 })
  const inUse = applied === undefined ? own.data : applied
  const apply = useMutate(setCoupon, { handled: true })
  const remove = useMutate(removeCoupon)
  const use = (wanted: string) => {
    if (!wanted) { setFault(intl.formatMessage({ id: 'checkout.coupon.missing' })); return }
    apply.mutate({ params: { code: wanted } }, {
      onSuccess: () => { setCode(''); setFault(undefined) },
      onError: (error) => {
        const isKnown = error instanceof ServiceFault && error.status === 400 && !/not valid|isn't valid/.test(error.message)
        setFault(isKnown ? faultText(intl, error, 'checkout.coupon.invalid') : intl.formatMessage({ id: 'checkout.coupon.invalid' }))
      },
    })
  }
  return (
    <Field
      label={intl.formatMessage({ id: 'checkout.coupon.code' })}
      name="coupon"
      value={code}
      onChange={(value) => { setCode(value); setFault(undefined) }}
      errorMessage={fault}
      applied={inUse ? { code: inUse } : null}
      isPending={apply.isPending || remove.isPending}
      onApply={use}
      onRemove={() => { remove.mutate({}, { onSuccess: () => { notifications.enqueue({ message: intl.formatMessage({ id: 'checkout.coupon.removed' }) }) } }) }}
    />
  )
}
