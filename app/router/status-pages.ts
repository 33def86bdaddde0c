import { pageHandle } from './page-handle.ts'
import type { PageData, PageHandle } from './page.ts'

/** Pages that are shown in the place of another one. */
export const statusPages = {
  /** Unknown paths and missing content (shopping.md §2). */
  notFound: pageHandle('notFound', () => import('../pages/status/not-found.tsx'), ['shell-more']),
  /** Replaces a page whose data the service does not return. */
  unavailable: pageHandle('unavailable', () => import('../pages/status/unavailable.tsx'), ['shell-more']),
} satisfies Record<NonNullable<PageData>['instead'], PageHandle>

/** The page that is shown at a route, given what its loader has answered. */
export const shownPage = (handle: PageHandle, data: PageData | undefined): PageHandle =>
  data ? statusPages[data.instead] : handle
