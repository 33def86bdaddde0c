import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLoaderData } from 'react-router-dom'
import type { PageData, PageHandle } from './page.ts'
import { shownPage } from './status-pages.ts'

/**
 * Renders the page that the route's loader has loaded, or the one that is shown instead. The router tells each step of a
 * navigation to whoever reads a loader's data; the page itself is rendered again only for the language, for its calls are in it.
 */
export function RoutePage({ handle }: { handle: PageHandle }) {
  const intl = useIntl()
  const page = shownPage(handle, useLoaderData<PageData>()).loaded()
  return useMemo(() => page && <page.Page />, [page, intl]) // oxlint-disable-line react-hooks/exhaustive-deps -- the language
}
