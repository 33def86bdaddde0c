import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'
import { readFrom } from './page.ts'
import type { Screen } from './screen.ts'

/** A page's title with the shop's name. */
export function titleOf({ page, params, search }: Pick<Screen, 'page' | 'params' | 'search'>, { intl, client }: { intl: IntlShape; client: QueryClient }): string {
  const own = page?.title({ intl, params, search, read: readFrom(client) })
  const shop = intl.formatMessage({ id: 'shell.name' })
  return own ? intl.formatMessage({ id: 'shell.title' }, { page: own, shop }) : shop
}
