/** Content of a shelf: a category, or a rail of the home page (popular, latest offers, promotion, bundle). */
export interface Shelf {
  category?: number | undefined
  collection?: 'popular' | 'latest' | 'promotion' | 'bundle' | undefined
  pageSize?: number | undefined
}

/** A filter; without a condition Magento tests for equality. */
export type Written = readonly [field: string, value: string | number, condition?: string]

/** Each names a field of the items on the wire: products on offer today have a `special_price`. */
export const collectionFilters: Readonly<Record<NonNullable<Shelf['collection']>, Written>> = {
  popular: ['popular', 1],
  latest: ['latest', 1],
  promotion: ['special_price', 1, 'notnull'],
  bundle: ['type_id', 'bundle'],
}

/**
 * Converts a shelf to Magento's searchCriteria, to be sent in brackets. A first page needs nothing else.
 * @param further filters of a listing
 */
export const shelfCriteria = (
  { category, collection, pageSize }: Shelf,
  further: readonly (Written | false)[] = [],
) => ({
  filter_groups: [
    category !== undefined && (['category_id', category] as const),
    collection !== undefined && collectionFilters[collection],
    ...further,
  ].flatMap((filter) =>
    filter ? [{ filters: [{ field: filter[0], value: filter[1], condition_type: filter[2] }] }] : [],
  ),
  pageSize,
})
