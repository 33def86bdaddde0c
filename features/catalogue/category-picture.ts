import { packGround } from '#domain/catalogue/pack-grounds.ts'
import type { ProductView } from '#domain/catalogue/product-view.ts'
import type { CategoryTree } from '#domain/store/schema.ts'
import type { Ground } from '#design-system/commerce/Packshot'

const asGround = (name: unknown): Ground | undefined => (name === 'plain' ? name : packGround(name))

/**
 * Returns a category's picture: its own if the service sends one (`image`, `ground`, our additions), else that of a
 * known product in it.
 */
export function categoryPicture(
  category: CategoryTree,
  known: readonly ProductView[],
): { src: string; ground: Ground | undefined } {
  const { image, ground } = category
  if (typeof image === 'string' && image !== '') return { src: image, ground: asGround(ground) }
  const product = known.find((view) => view.categoryIds.includes(Number(category.id))) ?? known[0]
  return { src: product?.images[0]?.src ?? '', ground: asGround(ground) ?? product?.ground }
}
