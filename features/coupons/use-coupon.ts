import { couponRefusal } from '#domain/coupons/coupon-refusal.ts'
import { removeCoupon, setCoupon } from '#domain/coupons/api.ts'
import { formatMoney } from '#domain/money/money.ts'
import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useMutate } from '#features/kit/query.ts'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import { useIntl, type IntlShape } from 'react-intl'

/** Returns why the code was not applied; the code is called invalid only if the service says so. */
/** Message for a coupon that was not applied. */
export function couponFaultText(intl: IntlShape, error: unknown): string {
  const refusal = error instanceof ServiceFault ? couponRefusal(error) : ({ kind: 'failed' } as const)
  switch (refusal.kind) {
    case 'minimum':
      return intl.formatMessage({ id: 'coupons.field.minimum' }, { amount: formatMoney(refusal.minimum) })
    case 'other':
      return faultText(intl, error, 'coupons.field.failed')
    default:
      return intl.formatMessage({ id: `coupons.field.${refusal.kind}` })
  }
}

/** What is to follow when a code was applied, or was not. */
interface CouponAnswer {
  onApplied: () => void
  /** @param text the reason, in the visitor's language */
  onRefused: (text: string) => void
}

/** The coupon of the signed-in customer's cart. */
export interface CouponUse {
  /** Checks what was typed and applies it to the cart; the totals are read again. */
  apply: (typed: string, answer: CouponAnswer) => void
  /** The code that is being applied. */
  applying: string | undefined
  /** Takes the coupon out of the cart, and says so. */
  remove: () => void
  isPending: boolean
}

/** Applies a coupon to the cart or removes it. */
export function useCoupon(): CouponUse {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const applying = useMutate(setCoupon, { handled: true })
  const removing = useMutate(removeCoupon)
  return {
    apply: (typed, { onApplied, onRefused }) => {
      const code = typedIdentifier(typed)
      // an address cannot hold a part of dots alone
      if (!code || /^\.+$/.test(code)) {
        onRefused(intl.formatMessage({ id: code ? 'coupons.field.invalid' : 'coupons.field.missing' }))
        return
      }
      applying.mutate(
        { params: { code } },
        {
          onSuccess: onApplied,
          onError: (error) => {
            onRefused(couponFaultText(intl, error))
          },
        },
      )
    },
    applying: applying.isPending ? applying.variables.params.code : undefined,
    remove: () => {
      removing.mutate(
        {},
        {
          onSuccess: () => {
            enqueue({ message: intl.formatMessage({ id: 'coupons.field.removed' }) })
          },
        },
      )
    },
    isPending: applying.isPending || removing.isPending,
  }
}
