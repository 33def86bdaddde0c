import { attributeText } from '#domain/contract/attributes.ts'
import { getQrCode, getReferrerInfo } from '#domain/referrals/api.ts'
import { toBase64Url } from '#domain/referrals/link.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { ReferralShareView } from './ReferralShareView.tsx'

/** The associate's own link with its QR code, to hand on or to print; what follows is drawn with it. */
export function ReferralShare({ children }: PropsWithChildren) {
  const { customer } = useSession()
  const referralId = attributeText(customer?.custom_attributes, 'referral_id') ?? ''
  const info = useQuery({
    ...handledQuery(getReferrerInfo, { query: { referralId } }),
    enabled: referralId !== '',
  })
  const url = info.data?.url ?? ''
  const picture = useQuery({
    ...handledQuery(getQrCode, { params: { text: toBase64Url(url) } }),
    enabled: url !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <ReferralShareView info={info.data} picture={picture.data} failure={readFailure(info, picture)}>
      {children}
    </ReferralShareView>
  )
}
