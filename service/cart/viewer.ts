import { languageOfStore } from '#service/languages/six-languages.ts'
import type { RequestContext } from '#service/http/context.ts'
import type { Viewer } from './for-sale.ts'

/** Price group and language of a request. */
export const viewerOf = ({ store, customer, now, inventorySelection }: RequestContext): Viewer => ({
  language: languageOfStore(store.code),
  group: customer?.group ?? 'guest',
  now,
  withSources: inventorySelection,
})

/** Viewer of guest routes, which ignore a token (C-1.2). */
export const guestViewerOf = (context: RequestContext): Viewer => ({ ...viewerOf(context), group: 'guest' })
