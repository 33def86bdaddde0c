import { useIntl } from 'react-intl'
import { useLoaderData } from 'react-router-dom'
import type { PageData, PageHandle } from './page.ts'
import { shownPage } from './status-pages.ts'

/** Renders the page that the route's loader has loaded, or the one that is shown instead. */
export function RoutePage({ handle }: { handle: PageHandle }) {
  // a page that says nothing itself may still read: its calls are in the language, so it is drawn again with it
  useIntl()
  const page = shownPage(handle, useLoaderData<PageData>()).loaded()
  return page && <page.Page />
}
