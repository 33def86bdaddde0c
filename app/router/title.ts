import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'
import { readFrom, type PageModule, type PagePlace } from './page.ts'

interface Tools {
  intl: IntlShape
  client: QueryClient
  group?: string | undefined
}

/** The title of a page; the shop's name for one without. */
export const ownTitleOf = (
  page: PageModule | undefined,
  place: PagePlace,
  { intl, client, group }: Tools,
): string =>
  page?.title({ intl, ...place, client, read: readFrom(client), group }) ??
  intl.formatMessage({ id: 'shell.name' })

/** Appends the shop's name to a page's title. */
export function titleOf(
  page: PageModule | undefined,
  { params, search }: PagePlace,
  { intl, client, group }: Tools,
): string {
  const own = page?.title({ intl, params, search, client, read: readFrom(client), group })
  const shop = intl.formatMessage({ id: 'shell.name' })
  return own ? intl.formatMessage({ id: 'shell.title' }, { page: own, shop }) : shop
}
