import { addressRefusals } from '#domain/addresses/refusals.ts'
import { isChineseId } from '#domain/addresses/chinese-id.ts'
import { getMe, updateMe, verifyChineseId } from '#domain/customers/api.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { refuse } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { updateCustomer } from './update-customer.ts'
import { readCustomer } from './wire.ts'

/** The signed-in customer (C-2.5, C-6.2). */
export const customersRoutes: Route[] = [
  route(getMe, (_request, { db, now, requireCustomer }) => readCustomer(db, requireCustomer().id, now)),
  // passwordHash is ignored: a stored hash must never come from outside (C-2.5).
  route(updateMe, async ({ body }, context) => {
    const { id } = await updateCustomer(body.customer, context)
    return readCustomer(context.db, id, context.now)
  }),
  route(verifyChineseId, ({ params }, { now }) => {
    if (!isChineseId(params.id, toHongKongDate(now))) throw refuse(addressRefusals.chineseIdWrong)
    return true as const
  }),
]
