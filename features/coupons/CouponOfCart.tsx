import { formatMoney, toMinor } from '#domain/money/money.ts'
import { getCoupon, listMyCoupons } from '#domain/coupons/api.ts'
import { Button } from '#design-system/actions/Button'
import { CouponField } from '#design-system/commerce/CouponField'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { lacks } from '#features/kit/call.ts'
import { handledQuery, retriedQuietly } from '#features/kit/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCoupon } from './use-coupon.ts'

export interface CouponOfCartProps {
  /** The code included in the totals; null without one, undefined while they load: the cart's own coupon is then shown. */
  applied: string | null | undefined
  /** Whether points pay for the cart, which rules out a coupon. */
  arePointsUsed: boolean
  /** The customer's own coupons are there, or could not be read: nothing of it grows any more. */
  onRead?: (() => void) | undefined
}

/**
 * Applies or removes the cart's coupon; the totals follow. A refused code stays in the field. The
 * customer's own coupons can be applied with one press.
 */
export function CouponOfCart({ applied, arePointsUsed, onRead }: CouponOfCartProps) {
  const intl = useIntl()
  const notifications = useNotifications()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const ofCart = useQuery({ ...handledQuery(getCoupon), staleTime: 0 })
  const inUse = arePointsUsed ? null : applied === undefined ? ofCart.data : applied
  const isEnabled = !lacks('coupons')
  const owned = useQuery({ ...handledQuery(listMyCoupons), ...retriedQuietly, enabled: isEnabled })
  const isRead = !isEnabled || !owned.isPending
  useEffect(() => {
    if (isRead) onRead?.()
  }, [isRead]) // oxlint-disable-line react-hooks/exhaustive-deps -- once, when they come
  const { apply, remove, isPending } = useCoupon()
  const use = (typed: string) => {
    apply(typed, {
      onApplied: () => {
        setCode('')
        setFault(undefined)
        notifications.enqueue({
          message: intl.formatMessage({ id: 'coupons.field.applied' }),
          variant: 'success',
        })
      },
      onRefused: setFault,
    })
  }
  const usable = inUse || arePointsUsed ? [] : (owned.data ?? []).filter(({ state }) => state === 'usable')
  return (
    <Stack gap={2}>
      <CouponField
        label={intl.formatMessage({ id: 'coupons.field.code' })}
        name="coupon"
        value={code}
        onChange={(value) => {
          setCode(value)
          setFault(undefined)
        }}
        isDisabled={arePointsUsed}
        description={arePointsUsed ? intl.formatMessage({ id: 'coupons.field.withPoints' }) : undefined}
        errorMessage={arePointsUsed ? undefined : fault}
        applied={inUse ? { code: inUse } : null}
        isPending={isPending}
        onApply={use}
        onRemove={remove}
      />
      {usable.length > 0 && (
        <div role="group" aria-label={intl.formatMessage({ id: 'coupons.ofCart.own' })}>
          <Inline gap={2}>
            {usable.slice(0, 4).map((coupon) => (
              <Button
                key={coupon.code}
                size="sm"
                onPress={() => {
                  if (!isPending) use(coupon.code)
                }}
              >
                {intl.formatMessage(
                  { id: 'coupons.ofCart.use' },
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
