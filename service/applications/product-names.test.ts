import { afterAll, beforeAll, expect, it } from 'vitest'
import * as api from '#domain/applications/api.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { file, newApplicant, placedOrder } from './filing.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({})
})
afterAll(() => service.stop())

it("products have their names in the reader's language, and those no longer sold the names they were ordered under", async () => {
  const applicant = await newApplicant(service)
  const { token } = applicant
  const number = await placedOrder(service, applicant)
  const sold = { sku: 'glucosamine', name: 'Glucosamine & Chondroitin' }
  await service.db.query(
    "update sales_order_item set sku = $2, name = $3 where sku = 'VITC' and order_id = (select id from sales_order where increment_id = $1)",
    [number, sold.sku, sold.name],
  )
  const thai = await service.db.one<{ name: string }>(
    "select t.name from product p join product_text t on t.product_id = p.id where p.sku = $1 and t.language = 'th'",
    [sold.sku],
  )
  const inThai = { token, store: 'th' }
  const order = await service.expectOk(api.checkApplicationOrder, { query: { orderId: number } }, inThai)
  expect(order?.items.map(({ name }) => name)).toEqual([thai?.name, 'Collagen'])
  expect(thai?.name).toMatch(/[ก-ฮ]/)

  const line = { quantity: 1, batch_number: 'C2610', opened: false, order_number: number }
  const filed = await file(service, applicant, {
    type: 'refund',
    order_numbers: [number],
    return_reason: 'Ordered too many',
    // found by the name as it was shown
    items: [{ ...line, product_name: thai?.name ?? '' }],
  })
  if (!filed.ok) throw new Error(filed.message)
  const { app_id: appId } = filed.value
  const read = (store: string) => service.expectOk(api.getApplication, { query: { appId } }, { token, store })
  expect((await read('th')).items).toMatchObject([{ sku: sold.sku, product_name: thai?.name }])
  expect((await read('en')).items).toMatchObject([{ product_name: sold.name }])
  const listed = await service.expectOk(api.listApplications, { query: {} }, inThai)
  expect(listed[0]?.items).toEqual([{ sku: sold.sku, product_name: thai?.name }])
})
