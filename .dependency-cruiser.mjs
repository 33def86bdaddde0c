/** Cycles, and who may import whom (docs/decisions, the map in README). tests/architecture/dependencies.test.ts breaks each rule once. */

import { readdirSync } from 'node:fs'

/** The rooms of the product, and of ours what each may import besides itself. */
const rooms = '(design-system|domain|service|features|app)'
const may = {
  domain: [],
  'design-system': ['locales'],
  service: ['domain'],
  features: ['domain', 'design-system'],
  app: ['features', 'domain', 'design-system', 'locales'],
}

/**
 * The folders of the service whose order matters, each after those it may import. A folder that is not named stands
 * before the sandbox: it may import all nouns named here, and none of them imports it.
 */
const namedOrder = [
  'environment',
  'log',
  'metrics',
  'db',
  'ports',
  'http',
  'uploads',
  'pictures',
  'languages',
  'outbox',
  'messages',
  'mail',
  'sms',
  'addresses',
  'pickup-points',
  'catalogue',
  'content',
  'credentials',
  'team',
  'loyalty',
  'customers',
  'two-step',
  'enrollments',
  'referrals',
  'auth',
  'cart',
  'store',
  'coupons',
  'payouts',
  'payment-gateway',
  'payment-providers',
  'checkout',
  'orders',
  'commissions',
  'payment',
  'favourites',
  'feedback',
  'reviews',
  'success-tracker',
  'applications',
  'membership',
  'reports',
  'sandbox',
  'sandbox-payment',
  'sandbox-payout',
  'seed',
]
const unnamed = readdirSync('service', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !namedOrder.includes(entry.name))
  .map(({ name }) => name)
const serviceOrder = namedOrder.toSpliced(namedOrder.indexOf('sandbox'), 0, ...unnamed)
/** Files of the service's root that its folders may import; all others start what the folders hold. */
const serviceBase = ['calls-in-progress', 'project-folder', 'settings', 'start-error']

/** Packages that live in one place only. */
const homes = {
  'react-aria-components': 'design-system/',
  'react-aria': 'design-system/',
  'react-stately': 'design-system/',
  '@react-aria/live-announcer': 'design-system/',
  '@vanilla-extract/css': 'design-system/',
  '@vanilla-extract/recipes': 'design-system/',
  '@internationalized/date': 'design-system/',
  dompurify: 'design-system/components/text/SafeHtml/',
  ky: 'features/kit/',
  '@hookform/resolvers': 'features/kit/',
  '@tanstack/query-persist-client-core': 'features/addresses/',
  hono: 'service/',
  '@hono/node-server': 'service/',
  nodemailer: 'service/mail/',
  'libphonenumber-js': 'service/sms/',
  'csv-parse': 'service/goods/',
  pg: 'service/',
  '@aws-sdk/client-s3': 'service/pictures/',
  pino: 'service/log/',
  'prom-client': 'service/metrics/',
  otpauth: 'service/two-step/',
  'sanitize-html': 'service/',
  'pinyin-pro': 'service/catalogue/search/',
  'react-dom': '(app|design-system)/',
  vite: 'app/server/dev[.]ts$',
}

/** Tests, stories and what serves them alone. */
const tests = '[.](test|stories|testing)[.]tsx?$|/testing/|/examples[.]ts$'
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })
/** In the product, apart from tests. */
const product = (path, ...but) => ({ path, pathNot: [tests, ...but] })

export default {
  forbidden: [
    forbid('no-circular', {}, { circular: true }),
    forbid('no-missing-file', {}, { couldNotResolve: true, path: '^[.#]' }),
    ...Object.entries(may).flatMap(([room, others]) => [
      forbid(
        `rooms-below-${room}`,
        { path: `^${room}/` },
        { path: `^${rooms}/`, pathNot: `^(${[room, ...others].join('|')})/` },
      ),
      forbid(`no-tools-in-${room}`, product(`^${room}/`), {
        path: '^(locales|build|scripts|tests)/',
        pathNot: `^(${others.join('|') || 'none'})/`,
      }),
    ]),
    forbid(
      'features-stand-alone',
      { path: '^features/([^/]+)/' },
      {
        path: '^features/',
        pathNot: '^features/($1|kit)/',
      },
    ),
    forbid('features-by-their-index', product('^app/'), {
      path: '^features/',
      pathNot: '^features/kit/|^features/[^/]+/index[.]ts$',
    }),
    forbid('features-write-no-styles', product('^(features|app)/'), { path: '^features/.*[.]css([.]ts)?$' }),
    forbid('commerce-alone-knows-a-shop', product('^design-system/', '^design-system/components/commerce/'), {
      path: '^design-system/components/commerce/',
    }),
    ...serviceOrder.map((folder, at) =>
      forbid(`service-order-${folder}`, product(`^service/${folder}/`), {
        path: '^service/[^/]+/',
        pathNot: `^service/(${serviceOrder.slice(0, at + 1).join('|')})/`,
      }),
    ),
    forbid('service-base', product('^service/[^/]+/'), {
      path: '^service/[^/]+$',
      pathNot: `^service/(${serviceBase.join('|')})[.]ts$`,
    }),
    forbid('domain-needs-zod-and-dayjs-alone', product('^domain/'), {
      pathNot: '^domain/|(^|/)node_modules/(zod|dayjs)/',
    }),
    forbid('no-node-in-the-browser', product('^(domain|design-system|features|app)/', '^app/server/'), {
      dependencyTypes: ['core'],
    }),
    ...Object.entries(homes).map(([name, place]) =>
      forbid(`home-of-${name}`, product(`^${rooms}/`, `^${place}`), {
        path: `(^|/)node_modules/(@types/)?${name}/|^${name}(/|$)`,
      }),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: 'locales/\\.compiled' },
  },
}
