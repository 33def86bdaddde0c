import type { CategoryTree, Common } from './schema.ts'

/** The top categories, in whichever form the service sends them. */
export const topCategories = (common: Common): CategoryTree[] => {
  const roots = Array.isArray(common.categories) ? common.categories : common.categories.children_data
  return roots.filter((category) => category.is_active)
}

/** Finds a category by id at any depth. */
export const findCategory = (trees: readonly CategoryTree[], id: number): CategoryTree | undefined => {
  for (const tree of trees) {
    const found = tree.id === id ? tree : findCategory(tree.children_data, id)
    if (found) return found
  }
  return undefined
}
