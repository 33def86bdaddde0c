import { expect, it } from 'vitest'
import { findCategory, topCategories } from './categories.ts'
import type { CategoryTree, Common } from './schema.ts'

const category = (id: number, children_data: CategoryTree[] = [], is_active = true): CategoryTree => ({
  id,
  parent_id: 1,
  name: `Category ${id}`,
  is_active,
  position: 1,
  level: 2,
  product_count: 0,
  children_data,
})
const trees = [
  category(10, [category(11), category(12, [category(13)])]),
  category(20),
  category(30, [], false),
]

it('the top categories are those that are open, from a list or below a root', () => {
  const common = (categories: unknown) => ({ categories }) as Common
  for (const categories of [trees, category(2, trees)])
    expect(topCategories(common(categories)).map(({ id }) => id)).toEqual([10, 20])
})

it('a category is found at any depth', () => {
  expect([10, 12, 13, 20].map((id) => findCategory(trees, id)?.name)).toEqual([
    'Category 10',
    'Category 12',
    'Category 13',
    'Category 20',
  ])
  expect(findCategory(trees, 99)).toBeUndefined()
})
