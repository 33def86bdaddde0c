import { pages as rules, type Fault } from '../fault.ts'

const server = rules('app/server/server.test.ts')
const cache = rules('app/router/page-rules.test.ts')
const navigation = rules('app/router/navigation.test.ts')

/** What the server writes and keeps, and the way from page to page. */
export const pages: readonly Fault[] = [
  [
    'the result of an order is kept as a public page',
    'app/router/routes.tsx',
    'const orderResult: RouteOptions = { personal: true,',
    'const orderResult: RouteOptions = { personal: false,',
    server,
  ],
  [
    'a phone gets the page of a desktop',
    'app/server/server.ts',
    ' ${requestDevice(request.headers)} ',
    ' ',
    server,
  ],
  [
    'a page is kept for all languages',
    'app/server/server.ts',
    "`${requestLanguage(request.headers.get('cookie')).code} ",
    '`',
    server,
  ],
  [
    'a page of another query is served',
    'app/server/server.ts',
    '${url.pathname}${url.search}`',
    '${url.pathname}`',
    server,
  ],
  [
    'a page that lacks something is kept',
    'app/server/page-cache.ts',
    '(page.status !== 200 || page.isIncomplete)',
    'page.status !== 200',
    cache,
  ],
  [
    'an error page is kept',
    'app/server/page-cache.ts',
    '(page.status !== 200 || page.isIncomplete)',
    'page.isIncomplete',
    cache,
  ],
  [
    'a page is kept a moment too long',
    'app/server/page-cache.ts',
    'ttl: lifetime,',
    'ttl: lifetime + 1,',
    cache,
  ],
  [
    'pages are kept without end',
    'app/server/page-cache.ts',
    'maxSize: capacity,',
    'maxSize: capacity * 1_000,',
    cache,
  ],
  [
    'a guest is sent to sign in without a way back',
    'app/router/guards.tsx',
    "guard === 'checkout' && referrer ? paths.signUp() : paths.signIn(), target",
    "guard === 'checkout' && referrer ? paths.signUp() : paths.signIn(), '/'",
    cache,
  ],
  [
    'the terms lead back to the sign-in',
    'app/shell/PageEffects.tsx',
    'pathname === paths.signIn() ? paths.dashboard() : pathname + search',
    'pathname + search',
    cache,
  ],
  [
    'the slower of two navigations wins',
    'app/router/navigation.ts',
    'if (pending !== to) return',
    '',
    navigation,
  ],
  [
    'a page is left without its place being remembered',
    'app/router/navigation.ts',
    'remember() arrive()',
    'arrive()',
    navigation,
  ],
  [
    'a place within the page opens a new screen',
    'app/router/navigation.ts',
    "to.hash !== '' && to.pathname === here.pathname && to.search === here.search",
    'false',
    navigation,
  ],
]
