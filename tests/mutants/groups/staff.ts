import { service, unit, type Fault } from '../fault.ts'

const commands = service('service/staff/commands/run-command.test.ts')
const imported = service('service/goods/import-goods.test.ts')

/** The command of the shop's staff: orders, reviews, the record of changes, goods from files. */
export const staff: readonly Fault[] = [
  [
    'a hidden review still counts',
    'service/reviews/moderation-store.ts',
    'if (change !== 0)',
    'if (change > 0)',
    commands,
  ],
  [
    'a move of the staff is not recorded',
    'service/staff/commands/order-command.ts',
    'await record(tx, listed.status)',
    'await Promise.resolve()',
    commands,
  ],
  [
    'a cancelled order is not recorded',
    'service/payment/settle.ts',
    'await also?.(tx)',
    'await Promise.resolve()',
    commands,
  ],
  [
    'a refund of some pieces refunds everything',
    'service/staff/commands/order-command.ts',
    "chosen && asked === 'refund'",
    "chosen && asked === 'hold'",
    commands,
  ],
  [
    'a review that waits is counted',
    'service/reviews/routes.ts',
    "if (status === 'approved') await addRating",
    'await addRating',
    service('service/reviews/approval.test.ts'),
  ],
  [
    'a text of a file keeps the apostrophe of an export',
    'domain/goods/cells.ts',
    "/^'+[=+\\-@\\t\\r]/.test(text) ? text.slice(1) : text",
    'text',
    unit('domain/goods/cells.test.ts'),
  ],
  [
    'a dry run writes',
    'service/goods/import-goods.ts',
    'found.faults.length > 0 || isDryRun',
    'found.faults.length > 0',
    imported,
  ],
  [
    'an import names no unknown category',
    'service/goods/references.ts',
    "known('categories', 'categories', category)",
    "known('categories', 'categories', 'gut')",
    imported,
  ],
  [
    'a choice of a bundle gets another number, which carts do not know',
    'service/goods/product-store.ts',
    'and not exists (select from ${given} where ${isSame})`,\n    [list, bundles]',
    'and exists (select from ${given})`,\n    [list, bundles]',
    imported,
  ],
]
