import { getProduct } from '#domain/catalogue/api.ts'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { callLanguage, readyCalls } from '#features/kit/call.ts'
import type { QueryClient } from '@tanstack/react-query'
import { followShop } from './analytics.ts'
import { loadMessages } from './messages.ts'
import type { Navigation } from './navigation.ts'
import { fetchAhead } from './old-page.ts'
import { matchPage } from './routes.tsx'

/** Who moves among products is about to open one: its page's script, its words and what it is read with, before it is known which. */
function readyProducts(): Promise<unknown> {
  const { route: { handle } } = matchPage({ pathname: '/product/-' })
  return Promise.all([handle.load(), loadMessages((languageOf(callLanguage()) ?? defaultLanguage).code, handle.parts), readyCalls(getProduct)])
}

/** What begins once somebody is there and looks around: counting, and getting ready for the page that most open next. */
export function lookAround(client: QueryClient, navigation: Navigation): void {
  navigation.follow(followShop(client, () => location.pathname))
  if (document.querySelector('main a[href^="/product/"]')) void fetchAhead(readyProducts())
}
