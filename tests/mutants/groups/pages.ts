import { pages as rules, type Fault } from '../fault.ts'

const server = rules('app/server/server.test.ts')
const cache = rules('app/router/page-rules.test.ts')
const reads = rules('app/router/loading/page-reads.test.ts')

/** What the server writes and keeps, and the way from page to page. */
export const pages: readonly Fault[] = [
  [
    'pages behind a guard are kept as public ones',
    'app/router/layouts.tsx',
    'isPersonal: true, ...layout',
    'isPersonal: false, ...layout',
    server,
  ],
  ['a phone gets the page of a desktop', 'app/server/server.ts', ' ${requestDevice(headers)} ', ' ', server],
  [
    'a page is kept for all languages',
    'app/server/server.ts',
    "requestLanguage(headers.get('cookie')).code} $",
    "''} $",
    server,
  ],
  [
    'a page of another query is served',
    'app/server/server.ts',
    'asked = url.pathname + url.search',
    'asked = url.pathname',
    server,
  ],
  [
    'a form that was sent without script is left without an answer',
    'app/server/server.ts',
    'isForm(request) && hasForms(visit)',
    'false',
    server,
  ],
  [
    'the answer to a form is kept',
    'app/server/form-without-script.ts',
    "'cache-control': 'no-store',",
    '',
    server,
  ],
  [
    'the answer to a form is shown to who only opens the page',
    'app/server/server.ts',
    ' ${method} ${origin}${path}`',
    ' `',
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
    'the reads of a superseded navigation go on',
    'app/router/loading/page-reads.ts',
    'cancelOnAbort(signal, client, [...asked, ...queries])',
    '',
    reads,
  ],
  [
    'a superseded navigation ends a read that the screen uses',
    'app/router/loading/page-reads.ts',
    ", type: 'inactive' }",
    ' }',
    reads,
  ],
  [
    'a superseded navigation begins its reads',
    'app/router/loading/page-reads.ts',
    'if (signal.aborted) return undefined',
    '',
    reads,
  ],
  [
    'a page is fetched at each visit',
    'app/router/loading/lazy-module.ts',
    'load: async () => (module ??= await fetch())',
    'load: async () => (module = await fetch())',
    reads,
  ],
]
