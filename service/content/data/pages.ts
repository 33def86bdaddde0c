import { companyPages } from './company.ts'
import type { PageSeed } from './model.ts'
import { rulePages } from './rules.ts'

/** Every content page: `/page/<identifier>` or `/page/<id>`; the terms also stand at /terms-conditions. */
export const pages: readonly PageSeed[] = [...companyPages, ...rulePages].toSorted((a, b) => a.id - b.id)
