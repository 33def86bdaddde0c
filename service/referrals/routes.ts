import { referralRefusals } from '#domain/referrals/refusals.ts'
import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { shownName } from '#domain/customers/shown-name.ts'
import * as api from '#domain/referrals/api.ts'
import { fromBase64Url, QR_TEXT_MAX, referralPath } from '#domain/referrals/link.ts'
import { isLocal } from '#service/http/caller-address.ts'
import { invalidValue, tooMany, refuse } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { qrPicture } from './qr-picture.ts'
import { findReferrer } from './store.ts'

/** Limit on look-ups per address, because they tell which numbers exist, and names of people who share them. */
const lookupLimit: Limit = { name: 'referrer-info', points: 60, seconds: 600 }

/** @throws Fault 429 with the seconds to wait */
async function countLookup({ db, ip, now }: RequestContext): Promise<void> {
  if (isLocal(ip)) return
  const { allowed, retryAfter } = await attempt(db, lookupLimit, ip, now)
  if (!allowed) throw tooMany(retryAfter)
}

/** Referral links and QR codes (C-6.11). */
export const referralsRoutes: Route[] = [
  route(api.getReferrerInfo, async ({ query }, context) => {
    await countLookup(context)
    const referrer = await findReferrer(context.db, typedIdentifier(query.referralId ?? query.code ?? ''))
    if (!referrer) throw refuse(referralRefusals.referrerMissing)
    const { referral_id } = referrer
    const url = context.origin + referralPath(referral_id)
    return { referral_id, ...shownName(referrer, context.customer?.id), url, qr_code: qrPicture(url) }
  }),
  route(api.getQrCode, ({ params }) => {
    const text = fromBase64Url(params.text)
    if (!text || Buffer.byteLength(text) > QR_TEXT_MAX) throw invalidValue('text', params.text)
    return qrPicture(text)
  }),
]
