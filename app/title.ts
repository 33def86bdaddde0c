import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'
import { readFrom, type PageModule, type PagePlace } from './page.ts'

/** A page's title with the shop's name; without a page it is the not-found page. */
export function titleOf(page: PageModule | undefined, { intl, client, params, search }: PagePlace & { intl: IntlShape; client: QueryClient }): string {
  const own = page ? page.title({ intl, params, search, read: readFrom(client) }) : intl.formatMessage({ id: 'shell.notFound.short' })
  const shop = intl.formatMessage({ id: 'shell.name' })
  return own ? intl.formatMessage({ id: 'shell.title' }, { page: own, shop }) : shop
}
