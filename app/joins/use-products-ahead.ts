import type { Cart } from '#domain/cart/schema.ts'
import { productsByIdQuery } from '#features/catalogue'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { asFetchAhead } from '../router/page.ts'
import { savesData } from '../router/use-ready-page.ts'

/** Reads the products of a cart's lines ahead: a press on one shows it at once, with what a list would have told of it. */
export function useProductsAhead(cart: Cart | null | undefined): void {
  const { group } = useSession()
  const ids = (cart?.items ?? []).flatMap((line) => line.extension_attributes?.product?.id ?? [])
  useQuery({
    ...asFetchAhead(productsByIdQuery(ids, group)),
    enabled: ids.length > 0 && !savesData(),
    // nothing here shows them
    notifyOnChangeProps: [],
  })
}
