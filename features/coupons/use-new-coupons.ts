import { listMyCoupons } from '#domain/coupons/api.ts'
import type { OwnedCoupon } from '#domain/coupons/schema.ts'
import { lacks } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useStored } from '#features/kit/storage.ts'
import { useQuery } from '@tanstack/react-query'
import { markSeen, seenCouponsSlot, unseen } from './seen.ts'

interface NewCoupons {
  /** Coupons from the shop not yet announced in this browser; usually none. */
  coupons: readonly OwnedCoupon[]
  /** Marks them as seen: `coupons` is empty afterwards. */
  dismiss: () => void
}

/**
 * Returns coupons to announce to the customer once. Separate from `NewCouponDialog`, so that the dialog
 * is loaded only when there is something to show.
 */
export function useNewCoupons(): NewCoupons {
  const { customer } = useSession()
  const seen = useStored(seenCouponsSlot)
  const owned = useQuery({ ...handledQuery(listMyCoupons), enabled: customer !== null && !lacks('coupons') })
  const id = customer?.id
  if (id === undefined) return { coupons: [], dismiss: () => {} }
  const given = owned.data?.filter((coupon) => coupon.is_new) ?? []
  const codes = unseen(
    given.map(({ code }) => code),
    seen,
    id,
  )
  return {
    coupons: given.filter(({ code }) => codes.includes(code)),
    dismiss: () => {
      markSeen(id, codes)
    },
  }
}
