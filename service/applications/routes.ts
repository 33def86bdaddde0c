import { typedIdentifier } from '#domain/validation/typed-text.ts'
import * as api from '#domain/applications/api.ts'
import { applicationRefusals } from '#domain/applications/refusals.ts'
import { isAccountNumber, mayChange } from '#domain/applications/rules.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import { findCustomer } from '#service/customers/store.ts'
import { refuse, noSuchEntity } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { findAccount } from '#service/team/store.ts'
import { maxUploadBody } from '#service/uploads/photos.ts'
import { countLookUp } from './look-up-limit.ts'
import { findOwnOrders } from './order-store.ts'
import { orderRefusal } from './read-application.ts'
import { applicationPhotos, saveApplication } from './save.ts'
import { findOwnApplication, findOwnPhoto, listApplicationRows, photoNames } from './store.ts'
import { accountWire, applicationWire, checkedOrderWire, summaryWire } from './wire.ts'

/** E-applications of the signed-in customer (C-7.1, R-658). */
export const applicationsRoutes: Route[] = [
  route(api.getApplicationInit, async ({ query }, context) => {
    const { db, now, store } = context
    const caller = context.requireCustomer()
    if (query.customerId !== caller.id) throw noSuchEntity('customerId', query.customerId)
    const row = await findCustomer(db, caller.id)
    if (!row) throw new Error('The caller has no record')
    const above = row.sponsor_id === null ? undefined : await findAccount(db, row.sponsor_id)
    const referrer = above && (await findCustomer(db, above.id))
    return {
      isEnable: mayChange(row.group_label, row.associate_expires_on, toHongKongDate(now)) ? 1 : 0,
      applicationList: (await listApplicationRows(db, caller.id)).map((listed) =>
        summaryWire(listed, languageOfStore(store.code)),
      ),
      referrerInfo: referrer ? accountWire(referrer, caller.id) : null,
    }
  }),
  route(api.checkReferral, async ({ query }, context) => {
    const caller = context.requireCustomer()
    await countLookUp(context.db, caller.id, context.now)
    const number = typedIdentifier(query.referralId)
    if (!isAccountNumber(number)) throw refuse(applicationRefusals.noData)
    const account = await findAccount(context.db, number)
    if (!account || account.id === caller.id) throw refuse(applicationRefusals.referrerUnknown)
    if (account.group !== 'associate') throw refuse(applicationRefusals.enrollerType)
    const row = await findCustomer(context.db, account.id)
    if (!row) throw refuse(applicationRefusals.referrerUnknown)
    return accountWire(row, caller.id)
  }),
  route(api.checkApplicationOrder, async ({ query }, { db, store, requireCustomer }) => {
    const [order] = await findOwnOrders(db, [typedIdentifier(query.orderId)], requireCustomer().id)
    if (!order) throw refuse(applicationRefusals.order)
    const refusal = orderRefusal(undefined, order)
    if (refusal) throw refuse(refusal)
    return checkedOrderWire(order, languageOfStore(store.code))
  }),
  route(
    api.saveApplication,
    ({ query, body }, context) => saveApplication({ ...query, application: body.application }, context),
    { maxBodyBytes: maxUploadBody(applicationPhotos) },
  ),
  route(api.listApplications, async ({ query }, { db, store, requireCustomer }) => {
    const { type, status, sort } = query
    const rows = await listApplicationRows(db, requireCustomer().id, {
      type,
      status,
      isOldestFirst: sort === '0',
    })
    return rows.map((row) => summaryWire(row, languageOfStore(store.code)))
  }),
  route(api.getApplication, async ({ query }, { db, store, requireCustomer }) => {
    const row = await findOwnApplication(db, query.appId, requireCustomer().id)
    if (!row) throw noSuchEntity('appId', query.appId)
    return applicationWire(row, await photoNames(db, row.id), languageOfStore(store.code))
  }),
  route(api.getApplicationPhoto, async ({ query }, { db, requireCustomer }) => {
    const photo = await findOwnPhoto(db, query.appId, query.photo, requireCustomer().id)
    if (!photo) throw noSuchEntity('photo', query.photo)
    return { content_type: photo.media_type, content: photo.content.toString('base64') }
  }),
]
