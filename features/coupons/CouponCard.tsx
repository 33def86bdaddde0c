import type { OwnedCoupon } from '#domain/coupons/schema.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { formatDateTime } from '#domain/dates/format-date.ts'
import { formatMoney, toMinor } from '#domain/money/money.ts'
import { Divider } from '#design-system/layout/Divider'
import { Heading } from '#design-system/text/Heading'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Tag } from '#design-system/text/Tag'
import { Text } from '#design-system/text/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** Returns a function that describes what a coupon gives. */
export function useCouponText(): (coupon: OwnedCoupon) => string {
  const intl = useIntl()
  return ({ discount, minimum }) => {
    const off = formatMoney(toMinor(discount))
    return minimum > 0
      ? intl.formatMessage({ id: 'coupons.gives.from' }, { off, from: formatMoney(toMinor(minimum)) })
      : intl.formatMessage({ id: 'coupons.gives' }, { off })
  }
}

/** One coupon: its benefit, code, expiry and action. */
export function CouponCard({
  coupon,
  action,
  fault,
}: {
  coupon: OwnedCoupon
  action?: ReactNode
  /** Why it could not be used just now. */
  fault?: string | undefined
}) {
  const intl = useIntl()
  const couponText = useCouponText()
  const { code, state, ends_at: end } = coupon
  const isOver = state !== 'usable'
  return (
    <Stack as="li" gap={3}>
      <Inline justify="between" gap={3}>
        <Stack gap={1}>
          <Heading level={3} size="sub">
            {isOver ? (
              <Text as="span" tone="muted">
                {couponText(coupon)}
              </Text>
            ) : (
              couponText(coupon)
            )}
          </Heading>
          <Text size="small" tone="muted">
            {[
              intl.formatMessage({ id: 'coupons.code' }, { code }),
              end
                ? intl.formatMessage(
                    { id: state === 'expired' ? 'coupons.ended' : 'coupons.until' },
                    { time: formatDateTime(parseServiceTime(end), intl.locale) },
                  )
                : state === 'usable'
                  ? intl.formatMessage({ id: 'coupons.noEnd' })
                  : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
        {isOver ? <Tag>{intl.formatMessage({ id: `coupons.state.${state}` })}</Tag> : action}
      </Inline>
      {fault && (
        <InlineMessage tone="critical" isLive>
          {fault}
        </InlineMessage>
      )}
      <Divider />
    </Stack>
  )
}
