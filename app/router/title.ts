import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'
import { readFrom, type PageModule, type PagePlace } from './page.ts'

/** Appends the shop's name to a page's title. */
export function titleOf(
  page: PageModule | undefined,
  { params, search }: PagePlace,
  { intl, client, group }: { intl: IntlShape; client: QueryClient; group?: string | undefined },
): string {
  const own = page?.title({ intl, params, search, client, read: readFrom(client), group })
  const shop = intl.formatMessage({ id: 'shell.name' })
  return own ? intl.formatMessage({ id: 'shell.title' }, { page: own, shop }) : shop
}
