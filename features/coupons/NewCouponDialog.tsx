import { listMyCoupons } from '#domain/coupons/api.ts'
import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { handledQuery } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useStored } from '#features/kit/storage.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useCouponWords } from './CouponCard.tsx'
import { markSeen, seenCouponsSlot, unseen } from './seen.ts'

/** Tells of coupons that the shop gave, once, and then never again (shopping.md §2 "Coupons", decisions.md A-115). */
export function NewCouponDialog({ onShow }: { /** Opens the coupons. */ onShow: () => void }) {
  const intl = useIntl()
  const words = useCouponWords()
  const { customer } = useSession()
  const seen = useStored(seenCouponsSlot)
  const mine = useQuery({ ...handledQuery(listMyCoupons), enabled: customer !== null })
  const id = customer?.id
  const fresh = mine.data?.filter((coupon) => coupon.is_new) ?? []
  const news = id === undefined ? [] : unseen(fresh.map(({ code }) => code), seen, id)
  const shown = fresh.filter(({ code }) => news.includes(code))
  const close = () => { if (id !== undefined) markSeen(id, news) }
  if (shown.length === 0) return null
  return (
    <Dialog title={intl.formatMessage({ id: 'coupons.new.title' }, { n: shown.length })} isOpen onClose={close} size="sm" footer={<Button variant="primary" onPress={() => { close(); onShow() }}>{intl.formatMessage({ id: 'coupons.new.show' })}</Button>}>
      <Stack as="ul" gap={3}>
        {shown.map((coupon) => <li key={coupon.code}><Text weight="strong">{words(coupon)}</Text><Text size="small" tone="muted">{intl.formatMessage({ id: 'coupons.code' }, { code: coupon.code })}</Text></li>)}
      </Stack>
    </Dialog>
  )
}
