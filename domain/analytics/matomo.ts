import { toDecimal, toMinor } from '../money/money.ts'
import type { TrackedItem, TrackingEvent } from './events.ts'

/** Parameters of one request of Matomo's HTTP tracking API (developer.matomo.org/api-reference/tracking-api). */
type Hit = Readonly<Record<string, string>>

const valueOf = (items: readonly TrackedItem[]): number =>
  toDecimal(items.reduce((sum, { price, quantity }) => sum + toMinor(price) * quantity, 0))

/** SKU, name, categories, price in HK$ and quantity of each line. */
const linesOf = (items: readonly TrackedItem[]): string =>
  JSON.stringify(
    items.map(({ sku, name, categories, price, quantity }) => [sku, name, categories, price, quantity]),
  )

/** What Matomo is told of an event: the cart and purchases as its e-commerce reports want them, the rest as events. */
export function matomoHits(event: TrackingEvent): readonly Hit[] {
  switch (event.event) {
    case 'cart':
      return [{ idgoal: '0', revenue: String(valueOf(event.items)), ec_items: linesOf(event.items) }]
    case 'add_to_cart':
    case 'remove_from_cart':
      return event.items.map(({ sku, quantity }) => ({
        e_c: 'cart',
        e_a: event.event,
        e_n: sku,
        e_v: String(quantity),
      }))
    case 'checkout':
      return [{ e_c: 'checkout', e_a: 'step', e_n: String(event.step) }]
    case 'checkout_option':
      // the amounts of points and payout credit are the customer's own affair
      return [
        { e_c: 'checkout', e_a: event.option, ...(event.option === 'carrier' ? { e_n: event.value } : {}) },
      ]
    case 'purchase':
      return [{ idgoal: '0', ec_id: String(event.order_id), revenue: String(event.value ?? 0) }]
  }
}

const isSite = (value: string | null) => value !== null && /^[1-9]\d{0,8}$/.test(value)

/**
 * Reads the setting MATOMO_URL: the https address of Matomo's `matomo.php` with the number of the site, such as
 * `https://stats.example/matomo.php?idsite=3`. Plain http only on this machine.
 * @returns undefined for anything else
 */
export function readMatomo(text: string): { readonly address: string; readonly origin: string } | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && /^(127\.0\.0\.1|localhost)$/.test(url.hostname))
  const names = [...url.searchParams.keys()]
  if (
    !isSafe ||
    url.username ||
    url.hash ||
    names.join() !== 'idsite' ||
    !isSite(url.searchParams.get('idsite'))
  )
    return undefined
  return { address: url.href, origin: url.origin }
}
