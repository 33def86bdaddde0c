import { service, unit, type Fault } from '../fault.ts'

const reviews = service('service/reviews/reviews.test.ts')
const outbox = service('service/outbox/deliver.test.ts')
const centre = service('service/messages/messages.test.ts')
const favourites = service('service/favourites/favourites.test.ts')

/** What people write to the shop and the shop to them: reviews, feedback, messages, favourites; and the store's own data. */
export const messages: readonly Fault[] = [
  [
    'a product is reviewed before it has arrived',
    'service/reviews/purchase-store.ts',
    'orders.filter(({ status }) => hasArrived(status))',
    'orders',
    reviews,
  ],
  [
    'the order of somebody else is reviewed',
    'service/reviews/purchase-store.ts',
    'where o.customer_id = $1 and ($3::int is null or o.id = $3)',
    'where $1::int > 0 and ($3::int is null or o.id = $3)',
    reviews,
  ],
  [
    'a product bought twice can be reviewed once',
    'service/reviews/purchase-store.ts',
    "!done && status !== 'reviewed'",
    "status !== 'reviewed'",
    reviews,
  ],
  [
    'feedback names a person in its address',
    'service/feedback/routes.ts',
    "scrubAddress(body.page ?? '')",
    "body.page ?? ''",
    service('service/feedback/feedback.test.ts'),
  ],
  [
    'feedback has no limit for an address',
    'service/feedback/routes.ts',
    'if (!allowed)',
    'if (!allowed && ip === "")',
    service('service/feedback/feedback.test.ts'),
  ],
  [
    'two processes send the same message',
    'service/outbox/store.ts',
    '(taken_until is null or taken_until < clock_timestamp())',
    'true',
    outbox,
  ],
  [
    'a message that failed is never sent again',
    'service/outbox/deliver.ts',
    'isFinal ? undefined : secondsToRetry(purpose, attempts, created_at, now)',
    'undefined',
    outbox,
  ],
  [
    'a message that was refused for good is sent again',
    'service/outbox/deliver.ts',
    'message.is_tried_once || (error instanceof NotSent && error.isFinal)',
    'message.is_tried_once',
    outbox,
  ],
  [
    'a code stays readable after it was sent',
    'service/outbox/deliver.ts',
    '!keepsMessages && isSecret(purpose)',
    '!keepsMessages && purpose === "invitation"',
    outbox,
  ],
  [
    'a code waits behind letters',
    'service/outbox/store.ts',
    'order by priority, id limit 1',
    'order by id limit 1',
    outbox,
  ],
  [
    'a late failure ends a message that another process is sending',
    'service/outbox/store.ts',
    'where id = $1 and attempts = $5 and ${waiting}',
    'where id = $1 and $5::int > 0 and ${waiting}',
    outbox,
  ],
  [
    'a code is sent after it has expired',
    'domain/messages/retry.ts',
    "purpose === 'code' ? CODE_LIFETIME_SECONDS : LIFETIME",
    'LIFETIME',
    unit('domain/messages/retry.test.ts'),
  ],
  [
    'a code waits for the mail server',
    'service/outbox/lanes.ts',
    'sms: [other, other, other, account, code, code, code]',
    'sms: [other, other, other]',
    service('service/outbox/lanes.test.ts'),
  ],
  [
    'a message of somebody else can be marked as read',
    'service/messages/store.ts',
    'set is_read = true where id = $1 and customer_id = $2',
    'set is_read = true where id = $1 and $2::int > 0',
    centre,
  ],
  [
    'messages are told oldest first',
    'service/messages/store.ts',
    'order by created_at desc, id desc limit 200',
    'order by created_at, id limit 200',
    centre,
  ],
  [
    'a like counts twice',
    'service/favourites/like-store.ts',
    "'select count(*) as n from product_like where product_id = $1'",
    "'select 2 * count(*) as n from product_like where product_id = $1'",
    favourites,
  ],
  [
    'a like of a variant is not its parent’s',
    'service/favourites/like-store.ts',
    'coalesce(parent_id, id) as id',
    'id',
    favourites,
  ],
  [
    'a link in a mail follows a forged host',
    'domain/store/shop-origin.ts',
    'if (isListenAddress || isLoopbackHost(called.hostname)) return called.origin',
    'return called.origin',
    unit('domain/store/shop-origin.test.ts'),
  ],
  [
    'Traditional Chinese of Taiwan is answered in Simplified',
    'domain/store/languages.ts',
    "'zh-tw': 'zh-hk'",
    "'zh-tw': 'zh-cn'",
    unit('domain/store/languages.test.ts'),
  ],
  [
    'stock sources are offered where nobody may choose',
    'domain/store/stock-sources.ts',
    'return more?.inventory_selection_enabled',
    'return more',
    unit('domain/store/stock-sources.test.ts'),
  ],
  [
    'bundles of a membership are not shown cheapest first',
    'service/membership/routes.ts',
    'Number(priceOf(a)) - Number(priceOf(b))',
    'Number(priceOf(b)) - Number(priceOf(a))',
    service('service/membership/membership.test.ts'),
  ],
]
