import type { OwnedCoupon } from '#domain/coupons/schema.ts'
import { moreIcons } from '#design-system/text/Icon'
import { Button } from '#design-system/actions/Button'
import { CopyButton } from '#design-system/actions/CopyButton'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Section } from '#design-system/layout/Section'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import { CouponCard } from './CouponCard.tsx'

export interface CouponsViewProps {
  /** Undefined while loading. */
  owned: readonly OwnedCoupon[] | undefined
  /** The coupons in the coupon centre; undefined while loading. */
  offered: readonly OwnedCoupon[] | undefined
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  /** The code being collected. */
  collecting?: string | undefined
  onCollect: (code: string) => void
  /** The code being applied to the cart. */
  using?: string | undefined
  onUse: (code: string) => void
  /** The code that could not be used just now, and why. */
  refused?: { code: string; text: string } | undefined
}

type OwnProps = Pick<CouponsViewProps, 'using' | 'onUse' | 'refused'> & { owned: readonly OwnedCoupon[] }

/** The customer's coupons, each to be used for the cart or copied. */
function OwnCoupons({ owned, using, onUse, refused }: OwnProps) {
  const intl = useIntl()
  return (
    <Section space="none" title={intl.formatMessage({ id: 'coupons.mine' })}>
      {owned.length === 0 && (
        <EmptyState icon={moreIcons.tag} level={3} title={intl.formatMessage({ id: 'coupons.none' })}>
          {intl.formatMessage({ id: 'coupons.noneCopy' })}
        </EmptyState>
      )}
      {owned.length > 0 && (
        <Stack gap={4}>
          <Text tone="muted">{intl.formatMessage({ id: 'coupons.how' })}</Text>
          <Stack as="ul" gap={4}>
            {owned.map((coupon) => (
              <CouponCard
                key={coupon.code}
                coupon={coupon}
                action={
                  <Inline gap={2}>
                    <Button
                      variant="primary"
                      size="sm"
                      isPending={using === coupon.code}
                      onPress={() => {
                        onUse(coupon.code)
                      }}
                      aria-label={intl.formatMessage({ id: 'coupons.useOf' }, { code: coupon.code })}
                    >
                      {intl.formatMessage({ id: 'coupons.use' })}
                    </Button>
                    <CopyButton
                      size="sm"
                      text={coupon.code}
                      label={intl.formatMessage({ id: 'coupons.copy' })}
                      describe={intl.formatMessage({ id: 'coupons.copyOf' }, { code: coupon.code })}
                    />
                  </Inline>
                }
                fault={refused?.code === coupon.code ? refused.text : undefined}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Section>
  )
}

type CentreProps = Pick<CouponsViewProps, 'collecting' | 'onCollect'> & { offered: readonly OwnedCoupon[] }

/** The coupons that anyone may collect. */
function CouponCentre({ offered, collecting, onCollect }: CentreProps) {
  const intl = useIntl()
  return (
    <Section space="none" title={intl.formatMessage({ id: 'coupons.centre' })}>
      {offered.length === 0 && <Text tone="muted">{intl.formatMessage({ id: 'coupons.allCollected' })}</Text>}
      {offered.length > 0 && (
        <Stack as="ul" gap={4}>
          {offered.map((coupon) => (
            <CouponCard
              key={coupon.code}
              coupon={coupon}
              action={
                <Button
                  variant="primary"
                  size="sm"
                  isPending={collecting === coupon.code}
                  onPress={() => {
                    onCollect(coupon.code)
                  }}
                  aria-label={intl.formatMessage({ id: 'coupons.collectOf' }, { code: coupon.code })}
                >
                  {intl.formatMessage({ id: 'coupons.collect' })}
                </Button>
              }
            />
          ))}
        </Stack>
      )}
    </Section>
  )
}

/** The customer's coupons and, below them, the coupon centre. */
export function CouponsView({
  owned,
  offered,
  failure,
  collecting,
  onCollect,
  using,
  onUse,
  refused,
}: CouponsViewProps) {
  const intl = useIntl()
  if (failure) {
    return (
      <Stack gap={6}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'coupons.title' })}
        </Heading>
        <ReadError failure={failure} />
      </Stack>
    )
  }
  return (
    <Stack gap={6}>
      <Heading level={1} size="page">
        {intl.formatMessage({ id: 'coupons.title' })}
      </Heading>
      {owned && offered ? (
        <>
          <OwnCoupons owned={owned} using={using} onUse={onUse} refused={refused} />
          <CouponCentre offered={offered} collecting={collecting} onCollect={onCollect} />
        </>
      ) : (
        <Skeleton shape="block" height="screen" />
      )}
    </Stack>
  )
}
