import type { Db } from '#service/db/db.ts'

/**
 * Sets the photographed pictures of a product, the first of which lists show. Without any, its pack is drawn.
 * @param names as `savePicture` returned them
 * @returns whether there is such a product
 */
export async function setProductPictures(db: Db, sku: string, names: readonly string[]): Promise<boolean> {
  const changed = await db.query<{ id: number }>(
    `update product set data = case when cardinality($2::text[]) = 0 then data - 'image' - 'pictures'
       else data || jsonb_build_object('image', ($2::text[])[1], 'pictures', to_jsonb($2::text[])) end
     where sku = $1 returning id`,
    [sku, [...names]],
  )
  return changed.length > 0
}
