import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { formatMoney, toMinor } from '#domain/money/money.ts'
import { couponRefusal } from '#domain/checkout/coupon-refusal.ts'
import { getCoupon, removeCoupon, setCoupon } from '#domain/checkout/api.ts'
import { listMyCoupons } from '#domain/coupons/api.ts'
import { Button } from '#design-system/Button'
import { CouponField as Field } from '#design-system/CouponField'
import { Inline } from '#design-system/Inline'
import { Stack } from '#design-system/Stack'
import { useNotifications } from '#design-system/NotificationStack'
import { handledQuery, retriedQuietly, useMutate } from '#features/kit/query.ts'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

/** Returns why the code was not applied; the code is called invalid only if the service says so. */
function refusalText(intl: IntlShape, error: unknown): string {
  const refusal = error instanceof ServiceFault ? couponRefusal(error) : ({ kind: 'failed' } as const)
  switch (refusal.kind) {
    case 'invalid':
      return intl.formatMessage({ id: 'checkout.coupon.invalid' })
    case 'minimum':
      return intl.formatMessage({ id: 'checkout.coupon.minimum' }, { amount: formatMoney(refusal.minimum) })
    case 'other':
      return faultText(intl, error, 'checkout.coupon.failed')
    case 'failed':
      return intl.formatMessage({ id: 'checkout.coupon.failed' })
  }
}

/**
 * Applies or removes the cart's coupon; the totals follow (shopping.md §4). A refused code stays in the field.
 * @param applied the code included in the totals; null without one, undefined while they load: the cart's own coupon is
 * then shown.
 */
export function CouponField({
  applied,
  arePointsUsed,
}: {
  applied: string | null | undefined
  /** Whether points pay for the cart, which rules out a coupon. */
  arePointsUsed: boolean
}) {
  const intl = useIntl()
  const notifications = useNotifications()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const own = useQuery({ ...handledQuery(getCoupon), staleTime: 0 })
  const inUse = arePointsUsed ? null : applied === undefined ? own.data : applied
  const owned = useQuery({ ...handledQuery(listMyCoupons), ...retriedQuietly })
  const apply = useMutate(setCoupon, { handled: true })
  const remove = useMutate(removeCoupon)
  const use = (typed: string) => {
    const wanted = typedIdentifier(typed)
    // an address cannot hold a part of dots alone
    if (!wanted || /^\.+$/.test(wanted)) {
      setFault(intl.formatMessage({ id: wanted ? 'checkout.coupon.invalid' : 'checkout.coupon.missing' }))
      return
    }
    apply.mutate(
      { params: { code: wanted } },
      {
        onSuccess: () => {
          setCode('')
          setFault(undefined)
          notifications.enqueue({
            message: intl.formatMessage({ id: 'checkout.coupon.applied' }),
            variant: 'success',
          })
        },
        onError: (error) => {
          setFault(refusalText(intl, error))
        },
      },
    )
  }
  const usable = inUse || arePointsUsed ? [] : (owned.data ?? []).filter(({ state }) => state === 'usable')
  return (
    <Stack gap={2}>
      <Field
        label={intl.formatMessage({ id: 'checkout.coupon.code' })}
        name="coupon"
        value={code}
        onChange={(value) => {
          setCode(value)
          setFault(undefined)
        }}
        isDisabled={arePointsUsed}
        description={arePointsUsed ? intl.formatMessage({ id: 'checkout.coupon.withPoints' }) : undefined}
        errorMessage={arePointsUsed ? undefined : fault}
        applied={inUse ? { code: inUse } : null}
        isPending={apply.isPending || remove.isPending}
        onApply={use}
        onRemove={() => {
          remove.mutate(
            {},
            {
              onSuccess: () => {
                notifications.enqueue({ message: intl.formatMessage({ id: 'checkout.coupon.removed' }) })
              },
            },
          )
        }}
      />
      {usable.length > 0 && (
        <div role="group" aria-label={intl.formatMessage({ id: 'checkout.coupon.own' })}>
          <Inline gap={2}>
            {usable.slice(0, 4).map((coupon) => (
              <Button
                key={coupon.code}
                size="sm"
                onPress={() => {
                  if (!apply.isPending) use(coupon.code)
                }}
              >
                {intl.formatMessage(
                  { id: 'checkout.coupon.use' },
                  { code: coupon.code, amount: formatMoney(toMinor(coupon.discount)) },
                )}
              </Button>
            ))}
          </Inline>
        </div>
      )}
    </Stack>
  )
}
