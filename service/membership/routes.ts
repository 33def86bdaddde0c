import { MEMBERSHIP_RENEWAL_SKU, MEMBERSHIP_SKU } from '#domain/catalogue/membership-skus.ts'
import * as api from '#domain/membership/api.ts'
import { present } from '#service/catalogue/listing.ts'
import { loadRecords } from '#service/catalogue/record-store.ts'
import { knownLanguage } from '#service/catalogue/products-for-sale.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'

/**
 * A membership product and all bundles, cheapest first. Prices are those of the caller's own group, whatever group is
 * requested (C-6.15).
 */
async function bundlesWith(membershipSku: string, language: string | undefined, context: RequestContext) {
  const { db, now, store, requireCustomer } = context
  const viewer = {
    db,
    language: knownLanguage(language ?? store.code),
    group: requireCustomer().group,
    now,
  }
  const records = await loadRecords(
    db,
    viewer.language,
    `p.sku = $2 or (p.type_id = 'bundle' and p.visibility = 4)`,
    [membershipSku],
  )
  const items = await present(viewer, records, false)
  const priceOf = (item: (typeof items)[number]) => item.extension_attributes?.final_price ?? 0
  return {
    items: items.toSorted(
      (a, b) =>
        Number(b.sku === membershipSku) - Number(a.sku === membershipSku) ||
        Number(priceOf(a)) - Number(priceOf(b)),
    ),
  }
}

/** Joining and renewing with a bundle. */
export const membershipRoutes: Route[] = [
  route(api.listAssociateBundles, ({ query }, context) =>
    bundlesWith(MEMBERSHIP_SKU, query?.languageCode, context),
  ),
  route(api.listAssociateRenewBundles, ({ query }, context) =>
    bundlesWith(MEMBERSHIP_RENEWAL_SKU, query?.languageCode, context),
  ),
]
