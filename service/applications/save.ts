import type { Refusal } from '#domain/contract/refusal.ts'
import { authRefusals } from '#domain/auth/refusals.ts'
import { createHash } from 'node:crypto'
import { proofPhotos } from '#domain/applications/kinds.ts'
import { estimateRefund, type RefundEstimate } from '#domain/applications/refund.ts'
import { applicationRefusals } from '#domain/applications/refusals.ts'
import { mobileOfApplication } from '#domain/applications/rules.ts'
import type { NewApplication } from '#domain/applications/schema.ts'
import type { BoundMobile } from '#domain/customers/bound-mobile.ts'
import { checkCode } from '#service/credentials/code-store.ts'
import { findCustomer, type CustomerRow } from '#service/customers/store.ts'
import { brokenConstraint, type Db } from '#service/db/db.ts'
import { Fault, refuse } from '#service/http/fault.ts'
import type { RequestContext } from '#service/http/route.ts'
import { claim, findAnswer, keepAnswer } from '#service/orders/idempotency-store.ts'
import { countUpload, readPhotos, type PhotoLimits } from '#service/uploads/photos.ts'
import { isEmailOfOther, isMobileOfOther } from './account-store.ts'
import { findOwnOrders } from './order-store.ts'
import { readApplication, refuseTooMany, type ReadApplication } from './read-application.ts'
import { findReplenished, hasReferrerApplication, insertApplication } from './store.ts'

export const applicationPhotos: PhotoLimits = {
  maxAttachments: proofPhotos.max,
  maxAttachmentBytes: proofPhotos.maxBytes,
  extensions: ['jpg', 'jpeg', 'png'],
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface would not fit a loose shape
type Saved = { result: boolean; app_id: number }

interface Sent {
  readonly mobile: string
  readonly code: string
  readonly application: NewApplication
}

/**
 * Reads the mobile that received the code.
 * @throws Fault 400
 */
function sentMobile(row: CustomerRow, typed: string): BoundMobile {
  const bound =
    row.mobile && row.mobile_prefix ? { mobile: row.mobile, countryCode: row.mobile_prefix } : null
  const mobile = mobileOfApplication(bound, typed)
  if (!mobile) throw refuse(authRefusals.mobile)
  return mobile
}

/**
 * Checks that mobile and email belong to no other account. Reveals this only to someone who controls the mobile.
 * @throws Fault 400
 */
async function refuseTaken(db: Db, email: string, { mobile, countryCode }: BoundMobile, row: CustomerRow) {
  const isOwn = row.mobile === mobile && row.mobile_prefix === countryCode
  if (!isOwn && (await isMobileOfOther(db, countryCode, mobile, row.id)))
    throw refuse(applicationRefusals.mobileTaken)
  if (email !== row.email && (await isEmailOfOther(db, email, row.id)))
    throw refuse(applicationRefusals.emailTaken)
}

/**
 * Checks that a request allowed only once has not been made before; unique keys also enforce it for concurrent
 * requests.
 * @throws Fault 400
 */
async function refuseRepeated(
  db: Db,
  type: NewApplication['type'],
  read: ReadApplication,
  row: CustomerRow,
  mobile: string,
) {
  if (type === 'referrer' && (await hasReferrerApplication(db, row.id, mobile)))
    throw refuse(applicationRefusals.referrerOnce)
  if (type === 'replenishment' && (await findReplenished(db, read.items)).length > 0)
    throw refuse(applicationRefusals.replenished)
}

/** A checked application, before its refund is estimated. */
type Filing = ReadApplication & { readonly customerId: number; readonly type: NewApplication['type'] }

const onceOnly: Readonly<Record<string, Refusal>> = {
  application_referrer_of_mobile: applicationRefusals.referrerOnce,
  application_referrer_of_customer: applicationRefusals.referrerOnce,
  application_item_replenished: applicationRefusals.replenished,
}

/**
 * Idempotency key of an application: the same content with the same code is the same application, however often the
 * button was pressed or the network repeated the request.
 */
const keyOf = ({ mobile, code, application }: Sent): string =>
  `application ${createHash('sha256')
    .update(JSON.stringify([mobile, code, application]))
    .digest('hex')}`

/**
 * Reads and checks an application and its SMS code.
 * @throws Fault 400, 429
 */
async function prepare(
  { code: typed, application }: Sent,
  row: CustomerRow,
  mobile: BoundMobile,
  context: RequestContext,
) {
  const { db, now } = context
  const whole = mobile.countryCode + mobile.mobile
  const read = await readApplication(db, application, row, now)
  if (application.photos.length < proofPhotos.min) throw refuse(applicationRefusals.photosMissing)
  const code = await checkCode(db, whole, typed, now)
  await refuseTaken(db, read.fields['email'] ?? '', mobile, row)
  await refuseRepeated(db, application.type, read, row, whole)
  await countUpload(db, 'application-photos', row.id, now)
  const pictures = await readPhotos(application.photos, applicationPhotos)
  const photos = pictures.map((picture, index) => ({
    ...picture,
    name: application.photos[index]?.name.slice(0, 100) ?? '',
  }))
  return { code, filed: { ...read, customerId: row.id, type: application.type, mobile: whole, photos } }
}

/**
 * Estimates what a refund pays back, with its orders locked: of two applications for the same pieces the second is
 * refused.
 * @throws Fault 400
 */
async function estimateLocked(
  tx: Db,
  { customerId, type, orders, items }: Filing,
): Promise<RefundEstimate | null> {
  if (type !== 'refund') return null
  const numbers = orders.map(({ increment_id: number }) => number)
  const locked = await findOwnOrders(tx, numbers, customerId, true)
  refuseTooMany(type, items, locked)
  return estimateRefund(
    locked.map(({ id, sold }) => ({ order: sold, items: items.filter(({ order_id }) => order_id === id) })),
  )
}

/**
 * Files an application once. Of two identical concurrent requests the second fails, because its code is used or its
 * subject taken, and gets the answer of the first.
 * @throws Fault 400 with the messages of, 429
 */
export async function saveApplication(sent: Sent, context: RequestContext): Promise<Saved> {
  const { db, now } = context
  const row = await findCustomer(db, context.requireCustomer().id)
  if (!row) throw new Error('The caller has no record')
  const asked = { customerId: row.id, key: keyOf(sent), call: 'saveApplication', request: '', now }
  const before = await findAnswer<Saved>(db, asked)
  if (before) return before
  try {
    const { code, filed } = await prepare(sent, row, sentMobile(row, sent.mobile), context)
    return await db.tx(async (tx) => {
      const earlier = await claim<Saved>(tx, asked)
      if (earlier) return earlier
      await code.consume(tx)
      const refund = await estimateLocked(tx, filed)
      const orderNumbers = filed.orders.map(({ increment_id: number }) => number)
      const answer = {
        result: true,
        app_id: await insertApplication(
          tx,
          { ...filed, orderNumbers, refund, language: context.store.code, origin: context.origin },
          now,
        ),
      }
      await keepAnswer(tx, asked, answer)
      return answer
    })
  } catch (error) {
    const refusal = onceOnly[brokenConstraint(error) ?? '']
    if (!refusal && !(error instanceof Fault)) throw error
    const answered = await findAnswer<Saved>(db, asked)
    if (answered) return answered
    throw refusal ? refuse(refusal) : error
  }
}
