import { pageHandle } from './page-handle.ts'
import type { PageData, PageHandle } from './page.ts'

const unavailable = pageHandle('unavailable', () => import('../pages/status/unavailable.tsx'), ['shell-more'])

/** Pages that are shown in the place of another one. */
export const statusPages = {
  /** Unknown paths and missing content (shopping.md §2). */
  notFound: pageHandle('notFound', () => import('../pages/status/not-found.tsx'), ['shell-more']),
  /** Replaces a page whose data the service does not return. */
  unavailable,
  /** Answers a form that was sent without script. It is sent without script itself, so that browsers do not load it. */
  scriptNeeded: import.meta.env.SSR
    ? {
        ...pageHandle('scriptNeeded', () => import('../pages/status/script-needed.tsx'), [
          'shell-more',
          'shell-faults',
        ]),
        // no module of the built client, but made of the same components: their styles
        modules: unavailable.modules,
      }
    : unavailable,
} satisfies Record<NonNullable<PageData>['instead'], PageHandle>

/** The page that is shown at a route, given what its loader has answered. */
export const shownPage = (handle: PageHandle, data: PageData | undefined): PageHandle =>
  data ? statusPages[data.instead] : handle
