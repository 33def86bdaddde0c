import { randomUUID } from 'node:crypto'
import * as orders from '#domain/orders/api.ts'
import * as payment from '#domain/payment/api.ts'
import { newShopper, order, type Shopper } from '#service/orders/buying.testing.ts'
import { SANDBOX_PAY } from '#service/sandbox-payment/base.ts'
import type { TestService } from '../../tests/harness/service.ts'

/**
 * Steps of paying over HTTP, for the tests of this folder.
 * @param service the running service, once the test has started it
 * @param sku a product with enough pieces for all orders of the file
 */
export const stepsOfPaying = (service: () => TestService, sku: () => string) => ({
  async newOrder(): Promise<{ shopper: Shopper; id: number }> {
    const shopper = await newShopper(service())
    return { shopper, id: await order(service(), shopper, sku()) }
  },
  read: (shopper: Shopper, id: number) =>
    service().expectOk(orders.getOrder, { params: { id } }, { token: shopper.token }),
  status: (shopper: Shopper, orderId: number, flag: '0' | '1' = '1') =>
    service().expectOk(payment.getWorldpayStatus, { params: { orderId, flag } }, { token: shopper.token }),
  /** Presses a button of the played provider's page. */
  choose: (paymentId: string, choice: string) =>
    service().request(`${SANDBOX_PAY}/choose/${paymentId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `choice=${choice}`,
    }),
  /** Starts a payment on a provider's page. */
  wallet: (shopper: Shopper, id: number, vendor: 'alipay' | 'wechatpay' | 'upop' = 'alipay') =>
    service().expectOk(
      payment.setCitconPayment,
      { params: { id }, body: { paymentMethod: { method: 'citcon', additional_data: { vendor } } } },
      { token: shopper.token },
    ),
  /** Total of an order in cents. */
  async amountOf(id: number): Promise<number> {
    const row = await service().db.one<{ grand_total_minor: number }>(
      'select grand_total_minor from sales_order where id = $1',
      [id],
    )
    return row?.grand_total_minor ?? 0
  },
})

/** Body of a provider's callback. */
export const eventBody = (paymentId: string, amount: number, more: object = {}): string =>
  JSON.stringify({
    event_id: randomUUID(),
    payment_id: paymentId,
    status: 'success',
    amount,
    currency: 'HKD',
    ...more,
  })
