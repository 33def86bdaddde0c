import type { OwnedCoupon } from '#domain/coupons/schema.ts'
import { Button } from '#design-system/actions/Button'
import { Dialog } from '#design-system/overlays/Dialog'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import { useCouponText } from './CouponCard.tsx'

export interface NewCouponDialogProps {
  /** The new coupons; at least one. */
  coupons: readonly OwnedCoupon[]
  /** Called when the customer closes the dialog. */
  onClose: () => void
  /** Opens the coupons; called after `onClose`. */
  onShow: () => void
}

/** Announces new coupons from the shop once. See `useNewCoupons`. */
export function NewCouponDialog({ coupons, onClose, onShow }: NewCouponDialogProps) {
  const intl = useIntl()
  const couponText = useCouponText()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'coupons.new.title' }, { n: coupons.length })}
      isOpen
      onClose={onClose}
      size="sm"
      footer={
        <Button
          variant="primary"
          onPress={() => {
            onClose()
            onShow()
          }}
        >
          {intl.formatMessage({ id: 'coupons.new.show' })}
        </Button>
      }
    >
      <Stack as="ul" gap={3}>
        {coupons.map((coupon) => (
          <li key={coupon.code}>
            <Text weight="strong">{couponText(coupon)}</Text>
            <Text size="small" tone="muted">
              {intl.formatMessage({ id: 'coupons.code' }, { code: coupon.code })}
            </Text>
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}
