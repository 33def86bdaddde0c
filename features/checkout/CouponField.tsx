import { removeCoupon, setCoupon } from '#domain/checkout/api.ts'
import { Button } from '#design-system/Button'
import { Inline } from '#design-system/Inline'
import { useNotifications } from '#design-system/NotificationStack'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextField } from '#design-system/TextField'
import { useMutate } from '#features/kit/query.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { faultText } from '#features/kit/service-texts.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'

/** Applies or removes the coupon of the cart; totals follow (shopping.md §4). A refused code stays in the field. */
export function CouponField({ applied }: { applied: string | undefined }) {
  const intl = useIntl()
  const notifications = useNotifications()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const apply = useMutate(setCoupon, { handled: true })
  const remove = useMutate(removeCoupon)
  const submit = () => {
    const wanted = code.trim()
    if (!wanted) { setFault(intl.formatMessage({ id: 'checkout.coupon.missing' })); return }
    apply.mutate({ params: { code: wanted } }, {
      onSuccess: () => { setCode(''); setFault(undefined); notifications.enqueue({ message: intl.formatMessage({ id: 'checkout.coupon.applied' }, { code: wanted }), variant: 'success' }) },
      onError: (error) => {
        const isKnown = error instanceof ServiceFault && error.status === 400 && !/not valid|isn't valid/.test(error.message)
        setFault(isKnown ? faultText(intl, error, 'checkout.coupon.invalid') : intl.formatMessage({ id: 'checkout.coupon.invalid' }))
      },
    })
  }
  if (applied) {
    return (
      <Inline justify="between">
        <Text as="span" size="small" weight="strong">{applied}</Text>
        <Button variant="text" size="sm" pending={remove.isPending} onPress={() => { remove.mutate({}, { onSuccess: () => { notifications.enqueue({ message: intl.formatMessage({ id: 'checkout.coupon.removed' }) }) } }) }}>{intl.formatMessage({ id: 'checkout.coupon.remove' }, { code: applied })}</Button>
      </Inline>
    )
  }
  return (
    <form noValidate onSubmit={(event) => { event.preventDefault(); submit() }}>
      <Stack gap={2}>
        <TextField label={intl.formatMessage({ id: 'checkout.coupon.code' })} name="coupon" value={code} onChange={(value) => { setCode(value); setFault(undefined) }} errorMessage={fault} autoComplete="off" spellCheck={false} />
        <Button type="submit" variant="line" pending={apply.isPending}>{intl.formatMessage({ id: 'checkout.coupon.apply' })}</Button>
      </Stack>
    </form>
  )
}
