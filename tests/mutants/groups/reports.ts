import { service, unit, type Fault } from '../fault.ts'

const reported = service('service/reports/reports.test.ts')
const views = service('service/reports/views.test.ts')

/** Reports on a team, their files and saved views, and what the overview makes of them. */
export const reports: readonly Fault[] = [
  [
    'an export runs as a formula',
    'domain/export/csv.ts',
    "formula.test(cell) ? `'${cell}` : cell",
    'cell',
    unit('domain/export/csv.test.ts'),
  ],
  [
    'a quote ends a cell of an export',
    'domain/export/csv.ts',
    "text.replaceAll('\"', '\"\"')",
    'text',
    unit('domain/export/csv.test.ts'),
  ],
  [
    'a name that is not shared is shown',
    'domain/team/member.ts',
    'person.shares_details\n    ?',
    'person.referral_id\n    ?',
    reported,
  ],
  [
    'no figure yet counts as active',
    'domain/team/member.ts',
    'ppv !== null && ppv >= ACTIVE_PPV',
    'ppv === null || ppv >= ACTIVE_PPV',
    service('service/team/explorer.test.ts'),
  ],
  [
    'a report shows people outside the downline',
    'service/reports/store.ts',
    "[`c.upline @> array[${viewer}::int]`, 'c.referral_id is not null']",
    "[`${viewer}::int > 0`, 'c.referral_id is not null']",
    reported,
  ],
  [
    'a report is not narrowed to inactive people',
    'service/reports/store.ts',
    "filters.activity === 'active' ? `(${active})` : `not (${active})`",
    '`(${active})`',
    reported,
  ],
  [
    'a saved view of somebody else can be changed',
    'service/reports/view-store.ts',
    'where id = $1 and customer_id = $2 and version = $3',
    'where id = $1 and $2::int > 0 and version = $3',
    views,
  ],
  [
    'a saved view of somebody else can be removed',
    'service/reports/view-store.ts',
    'delete from report_view where id = $1 and customer_id = $2',
    'delete from report_view where id = $1 and $2::int > 0',
    views,
  ],
  [
    'one saved view too many is taken',
    'service/reports/view-store.ts',
    '(count?.views ?? 0) >= VIEWS_MOST',
    '(count?.views ?? 0) > VIEWS_MOST',
    views,
  ],
  [
    'a later device overwrites a saved view',
    'service/reports/view-store.ts',
    'customer_id = $2 and version = $3 returning',
    'customer_id = $2 and version >= $3 - 1000 returning',
    views,
  ],
  [
    'money waits for a payout account that is there',
    'domain/commissions/tasks.ts',
    'hasPayoutAccount === false',
    'hasPayoutAccount !== undefined',
    unit('domain/commissions/tasks.test.ts'),
  ],
  [
    'an amount that is not known is shown as nothing',
    'domain/commissions/figures.ts',
    'amount === null || amount === undefined ? null : toMinor(amount)',
    'toMinor(amount ?? 0)',
    unit('domain/commissions/figures.test.ts'),
  ],
  [
    'analytics hears of memberships',
    'domain/analytics/events.ts',
    'item.extension_attributes?.is_membership !== true',
    'item.sku !== null',
    unit('domain/analytics/events.test.ts'),
  ],
]
