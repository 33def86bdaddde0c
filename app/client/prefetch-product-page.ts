import { getProduct } from '#domain/catalogue/api.ts'
import { paths } from '#domain/store/paths.ts'
import { prefetchCall } from '#features/kit/call.ts'
import type { QueryClient } from '@tanstack/react-query'
import { followShop } from '../telemetry/analytics.ts'
import { loadMessages, pageLanguage } from '../i18n/messages.ts'
import type { ShopRouter } from './create-router.ts'
import { fetchAhead } from './stale-deploy.ts'
import { matchPage } from '../router/routes.tsx'

/** Prefetches script, messages and schemas of the product page, before it is known which product will be opened. */
function readyProducts(): Promise<unknown> {
  const {
    route: { handle },
  } = matchPage({ pathname: paths.product('-') })
  return Promise.all([handle.load(), loadMessages(pageLanguage(), handle.parts), prefetchCall(getProduct)])
}

/** Starts after the first interaction: analytics, and prefetching the page that is opened most often next. */
export function startBackgroundWork(client: QueryClient, router: ShopRouter): void {
  router.subscribe(followShop(client, () => location.pathname))
  if (document.querySelector(`main a[href^="${paths.product('')}"]`)) void fetchAhead(readyProducts())
}
