import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Db } from '#service/db/db.ts'
import { reportError } from '#service/http/report.ts'
import { log } from '#service/log/log.ts'
import { takeEndingSoon } from '#service/orders/captures/authorisation-store.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { describeAuthorisation, mailToSupport } from './capture-mail.ts'

/** Authorisations that one run reports. */
const MOST = 50

/** An authorised payment whose order has not been sent, and which can soon no longer be captured. */
class AuthorisationEnds extends Error {
  override readonly name = 'AuthorisationEnds'
}

/**
 * Tells support, once each, of the authorisations that end soon while their orders have not been sent. Safe in any
 * number of processes.
 */
export async function warnOfExpiry({ db }: { readonly db: Db }, now: Date): Promise<void> {
  const ending = await db.tx(async (tx) => {
    const found = await takeEndingSoon(tx, MOST, now)
    for (const authorisation of found) {
      const { orderNumber, amount_minor: amountMinor, expires_at: end } = authorisation
      const amount = formatMoney(amountMinor)
      await queueMessage(
        tx,
        mailToSupport(`Authorisation ends on ${toHongKongDate(end)}: order ${orderNumber}, ${amount}`, [
          `${amount} of order ${orderNumber} is authorised until ${toHongKongDate(end)} and is captured when the order ships. After that day the money cannot be counted on.`,
          describeAuthorisation(authorisation),
          `Please send the order or refund it: "shop order ${orderNumber} ship", "shop order ${orderNumber} refund".`,
        ]),
        now,
      )
    }
    return found
  })
  for (const { payment, expires_at: end } of ending) {
    const text = `the authorisation of payment ${payment.id} ends on ${toHongKongDate(end)}`
    log.error(`An order is paid and not sent (${payment.provider}): ${text}.`)
    reportError(new AuthorisationEnds(`${payment.provider}: ${text}`), 'captures')
  }
}
