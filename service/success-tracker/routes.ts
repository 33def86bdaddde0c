import { trackerRefusals } from '#domain/success-tracker/refusals.ts'
import { trackerLevels, type TrackerLevel } from '#domain/success-tracker/schema.ts'
import * as api from '#domain/success-tracker/api.ts'
import { canRemoveChoice, choiceRefusal, goldUntil, levelOn } from '#domain/success-tracker/level.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { findCustomer } from '#service/customers/store.ts'
import { requireAssociate } from '#service/http/associate.ts'
import { required, refuse } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { chosenLevel, deleteChoice, storeChoice, trackerPurchases } from './store.ts'

const noAccess = () => refuse(trackerRefusals.noAccess)
const otherChosen = () => refuse(trackerRefusals.otherChosen)

/** Number of the associate who calls. @throws Fault 400 for anybody else */
const associateOf = (context: RequestContext): number => requireAssociate(context, noAccess).id

/** Level, last day of Gold and choice of an associate today. */
async function statusOf({ db, now }: RequestContext, customerId: number) {
  const until = goldUntil(await trackerPurchases(db, customerId))
  const level: TrackerLevel = levelOn(toHongKongDate(now), until)
  return { level, until: level === 'gold' ? until : null, chosen: await chosenLevel(db, customerId) }
}

/** The success tracker (C-7.3). */
export const successTrackerRoutes: Route[] = [
  route(api.getSuccessTracker, async (_request, context) => {
    const { db, ports, now, origin } = context
    const customerId = associateOf(context)
    const customer = await findCustomer(db, customerId)
    const { level } = await statusOf(context, customerId)
    const address = await ports.successTracker.open(
      { memberNumber: customer?.referral_id ?? '', level, origin },
      now,
    )
    if (address === undefined) throw noAccess()
    return address
  }),
  route(api.getSuccessTrackerLevel, async (_request, context) => {
    const { level, until, chosen } = await statusOf(context, associateOf(context))
    return { level, available: [...trackerLevels], expires_at: until, chosen }
  }),
  route(api.chooseTrackerLevel, async ({ body }, context) => {
    const id = associateOf(context)
    const wanted = body.level ?? body.type
    if (wanted === undefined) throw required('level')
    const { level, chosen } = await statusOf(context, id)
    const refusal = choiceRefusal({ wanted, chosen, level, acceptsTerms: body.accept_terms === true })
    if (refusal === 'otherChosen') throw otherChosen()
    if (refusal !== null) throw refuse(trackerRefusals.termsNotAccepted)
    // Two devices may have got this far with different types: the row decides.
    if ((await storeChoice(context.db, id, wanted, context.now)) !== wanted) throw otherChosen()
    return true as const
  }),
  route(api.removeTrackerChoice, async (_request, context) => {
    const id = associateOf(context)
    if (!canRemoveChoice((await statusOf(context, id)).level)) throw refuse(trackerRefusals.paid)
    await deleteChoice(context.db, id)
    return true as const
  }),
]
