import { companyPages } from './company.ts'
import type { PageSeed } from './model.ts'
import { associateOffer } from './pages/associate-offer.ts'
import { delivery } from './pages/delivery.ts'
import { returns } from './pages/returns.ts'
import { terms } from './pages/terms.ts'
import { rulePages } from './rules.ts'

/** Every content page: `/page/<identifier>` or `/page/<id>`; the terms also stand at /terms-conditions. */
export const pages: readonly PageSeed[] = [...companyPages, ...rulePages, associateOffer, delivery, returns, terms].toSorted((a, b) => a.id - b.id)
