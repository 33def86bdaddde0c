import { pageHandle } from './page-handle.ts'
import type { PageData, PageHandle } from './page.ts'

const unavailable = pageHandle('status', 'unavailable')

/** Pages that are shown in the place of another one. */
export const statusPages = {
  /** Unknown paths and missing content. */
  notFound: pageHandle('status', 'notFound'),
  /** Replaces a page whose data the service does not return. */
  unavailable,
  /** Answers a form that was sent without script. It is sent without script itself: browsers load no more than its styles. */
  scriptNeeded: pageHandle('status', 'scriptNeeded'),
} satisfies Record<NonNullable<PageData>['instead'], PageHandle>

/** The page that is shown at a route, given what its loader has answered. */
export const shownPage = (handle: PageHandle, data: PageData | undefined): PageHandle =>
  data ? statusPages[data.instead] : handle
