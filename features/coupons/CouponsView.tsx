import type { OwnedCoupon } from '#domain/coupons/schema.ts'
import { Button } from '#design-system/Button'
import { CopyButton } from '#design-system/CopyButton'
import { EmptyState } from '#design-system/EmptyState'
import { ErrorState } from '#design-system/ErrorState'
import { Heading } from '#design-system/Heading'
import { Section } from '#design-system/Section'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useIntl } from 'react-intl'
import { CouponCard } from './CouponCard.tsx'

export interface CouponsViewProps {
  /** Undefined while they are being read. */
  mine: readonly OwnedCoupon[] | undefined
  /** What the coupon centre offers; undefined while it is being read. */
  offered: readonly OwnedCoupon[] | undefined
  hasFailed?: boolean
  /** The code that is being collected. */
  collecting?: string | undefined
  onCollect: (code: string) => void
  onRetry: () => void
}

/** The customer's coupons, and below them the coupon centre (shopping.md §2 "Coupons"). */
export function CouponsView({ mine, offered, hasFailed = false, collecting, onCollect, onRetry }: CouponsViewProps) {
  const intl = useIntl()
  const waiting = <Stack gap={3}><Skeleton shape="block" /><Skeleton shape="block" /></Stack>
  if (hasFailed) {
    return (
      <Stack gap={6}>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'coupons.title' })}</Heading>
        <ErrorState title={intl.formatMessage({ id: 'coupons.error.load' })} actions={<Button onPress={onRetry}>{intl.formatMessage({ id: 'coupons.error.retry' })}</Button>} />
      </Stack>
    )
  }
  return (
    <Stack gap={6}>
      <Heading level={1} size="page">{intl.formatMessage({ id: 'coupons.title' })}</Heading>
      <Section space="none" title={intl.formatMessage({ id: 'coupons.mine' })}>
        {!mine && waiting}
        {mine?.length === 0 && <EmptyState icon="tag" level={3} title={intl.formatMessage({ id: 'coupons.none' })}>{intl.formatMessage({ id: 'coupons.noneCopy' })}</EmptyState>}
        {mine && mine.length > 0 && (
          <Stack gap={4}>
            <Text tone="muted">{intl.formatMessage({ id: 'coupons.how' })}</Text>
            <Stack as="ul" gap={4}>{mine.map((coupon) => <CouponCard key={coupon.code} coupon={coupon} action={<CopyButton size="sm" text={coupon.code} label={intl.formatMessage({ id: 'coupons.copy' })} describe={intl.formatMessage({ id: 'coupons.copyOf' }, { code: coupon.code })} />} />)}</Stack>
          </Stack>
        )}
      </Section>
      <Section space="none" title={intl.formatMessage({ id: 'coupons.centre' })}>
        {!offered && waiting}
        {offered?.length === 0 && <Text tone="muted">{intl.formatMessage({ id: 'coupons.allCollected' })}</Text>}
        {offered && offered.length > 0 && (
          <Stack as="ul" gap={4}>
            {offered.map((coupon) => (
              <CouponCard
                key={coupon.code} coupon={coupon}
                action={<Button variant="primary" size="sm" pending={collecting === coupon.code} onPress={() => { onCollect(coupon.code) }} aria-label={intl.formatMessage({ id: 'coupons.collectOf' }, { code: coupon.code })}>{intl.formatMessage({ id: 'coupons.collect' })}</Button>}
              />
            ))}
          </Stack>
        )}
      </Section>
    </Stack>
  )
}
