import type { CategoryTree, Common } from './schema.ts'

/** The top categories, whichever form the service sends. */
export const topCategories = (common: Common): CategoryTree[] => {
  const roots = Array.isArray(common.categories) ? common.categories : common.categories.children_data
  return roots.filter((category) => category.is_active)
}
