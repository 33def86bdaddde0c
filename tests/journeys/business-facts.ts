import type { Locator } from '@playwright/test'
import { SUCCESS_TRACKER_SKU } from '../../domain/catalogue/membership-skus.ts'
import type { Period } from '../../domain/commissions/period.ts'
import { formatDay } from '../../domain/dates/format-date.ts'
import { payDayOf } from '../../domain/payouts/pay-days.ts'
import {
  besides,
  DATE,
  found,
  group,
  MONEY,
  name,
  POINTS,
  row,
  text,
  type Fact,
  type Place,
  type Told,
} from './reading.ts'

const itself = (main: Locator) => main
export const ofMembers = (): Fact[] => [
  {
    fact: 'the balance of points',
    places: [
      ['/dashboard', group('Balance', POINTS)],
      ['/dashboard/profile', besides('Loyalty balance', POINTS)],
      ['/loyaltyPoints', group('Balance', POINTS)],
    ],
  },
]

export const ofCommissions = (): Fact[] => [
  {
    fact: 'the payout balance',
    places: [
      ['/dashboard', group('Payout balance', MONEY)],
      ['/commissions', group('Payment settings', /iPayout balance: HK\$([\d,]+\.\d\d)/)],
    ],
  },
  {
    fact: 'the number of people in the team',
    places: [
      ['/team', text(itself, /(\d+) people/)],
      ['/reports', text(itself, /of (\d+) people/)],
    ],
  },
  {
    fact: 'what the running period has earned so far',
    places: [
      ['/dashboard', group(/so far$/, MONEY)],
      ['/dashboard', row('Commissions by payment type', /^Total/, MONEY)],
      ['/commissions/dashboard', group(/so far$/, MONEY)],
      ['/commissions/dashboard', row('Breakdown', /^Total/, /([\d,]+\.\d\d)/)],
      ['/commissions', row('Payment report', /^\w+ \d{4} Estimated/, /([\d,]+\.\d\d)/)],
    ],
  },
  {
    fact: 'what the period before earned',
    places: [
      ['/dashboard', row('Commissions by payment type', /^Total/, /HK\$.*HK\$([\d,.]+)/)],
      ['/commissions/dashboard', group(/so far$/, /final amount for .* was HK\$([\d,]+\.\d\d)/)],
      ['/commissions/dashboard', row('Six months', / Final$/, /([\d,]+\.\d\d)/)],
      ['/commissions', row('Payment report', /^\w+ \d{4} Final/, /([\d,]+\.\d\d)/)],
    ],
  },
  {
    fact: 'when the period before was or will be paid',
    places: [
      ['/dashboard', group('Commission summary', BEFORE_PAID)],
      ['/commissions', row('Payment report', /^Product commission payment (?!—)/, DATE)],
    ],
  },
  {
    fact: 'the number of legs',
    places: [
      ['/dashboard', text(itself, /\d+ of (\d+) legs/)],
      ['/team', text(itself, /people in (\d+) legs/)],
    ],
  },
  {
    fact: 'the number of active legs',
    places: [
      ['/dashboard', text(itself, /(\d+) of \d+ legs/)],
      ['/team', text(itself, /legs, (\d+|none) active/)],
    ],
  },
  {
    fact: 'what is missing for the next level',
    places: [
      ['/dashboard', found((main) => next(main).locator('strong'), /\d[\d,.]*(?= \w)/g)],
      ['/dashboard', found(next, /(\d[\d,.]*) to go/g)],
    ],
  },
  {
    fact: 'the level of the success tracker',
    places: [
      ['/successTracker', text(itself, /You're on (Free|Gold)/)],
      [
        '/successTracker',
        name((main) => main.getByRole('columnheader', { name: 'Your current plan' }), /(Free|Gold)/),
      ],
    ],
  },
  {
    fact: 'what Gold of the success tracker costs',
    places: [
      ['/successTracker', text((main) => main.getByRole('columnheader', { name: 'Gold' }), MONEY)],
      [`/product/${SUCCESS_TRACKER_SKU}`, text(itself, MONEY)],
    ],
  },
]

/** A period that is over, with the day of its payment. */
const BEFORE_PAID =
  /[A-Z][a-z]+ (?:Estimated|Final) -?HK\$[\d,.]+ (?:Paid|Will be paid) on (\d{1,2} [A-Z][a-z]+ \d{4}) Payout balance/
const next = (main: Locator) => main.getByRole('group', { name: /^Next: / })

/** Somebody of the team: in the list, in their own panel and in the report of people. */
export const ofTeam = ({ members }: Pick<Told, 'members'>): Fact[] =>
  members.flatMap(({ id, name: called }) => {
    const list = `/team?view=list&q=${encodeURIComponent(called)}`
    const panel = `/team?person=${id}`
    const inList = (pattern: RegExp): Place => [list, heard('grid', called, pattern)]
    const inReport = (pattern: RegExp): Place => ['/reports', heard('grid', called, pattern)]
    const inPanel = (pattern: RegExp): Place => [
      panel,
      text((main) => main.getByRole('complementary').getByRole('region', { name: called }), pattern),
    ]
    return [
      {
        fact: `the level of ${called}`,
        places: [inList(LEVEL), inPanel(LEVEL), inReport(LEVEL)],
      },
      {
        fact: `the leg of ${called}`,
        places: [inList(/Leg (\d+)/), inPanel(/Leg (\d+)/), inReport(/gridcell "(\d+)"/)],
      },
      {
        fact: `the points of ${called} in the running period`,
        places: [
          inList(/Estimated ([\d,]+)/),
          inPanel(/PPV Estimated ≈?([\d,]+)/),
          inReport(/Estimated ([\d,]+)/),
        ],
      },
      {
        fact: `the points below ${called} in the running period`,
        places: [
          inList(/Estimated [\d,]+.*?Estimated ([\d,]+)/),
          inPanel(/DPV Estimated ≈?([\d,]+)/),
          inReport(/Estimated [\d,]+.*?Estimated ([\d,]+)/),
        ],
      },
      {
        fact: `whether ${called} is active`,
        places: [inList(ACTIVE), inPanel(ACTIVE), inReport(ACTIVE)].map(([path, read]): Place => [
          path,
          async (main, page) => (await read(main, page)).toLowerCase(),
        ]),
      },
    ]
  })

const LEVEL = /Preferred customer|Associate|(?:Senior )?Manager|(?:Senior )?Director/
const ACTIVE = /not active|active/i
const heard = (role: 'grid', called: string, pattern: RegExp) =>
  name((main) => main.getByRole(role).getByRole('row', { name: new RegExp(`^${called} `) }), pattern)

/**
 * When somebody is paid next, in the days between the closing of a period and its payment.
 * @param running the period after the one that is closed
 */
export const ofPayDays = (running: Period): Fact[] => [
  {
    fact: 'when the closed period is paid',
    places: [
      ['/dashboard', group('Commission summary', BEFORE_PAID)],
      ['/commissions', group('Payment settings', /Next payment: (\d{1,2} [A-Z][a-z]+ \d{4})/)],
      ['/commissions', row('Payment report', /^Product commission payment (?!—)/, DATE)],
    ],
  },
  {
    fact: 'what waits to be paid',
    places: [
      ['/dashboard', group('Commission summary', /Final HK\$([\d,.]+) Will be paid/)],
      ['/commissions', group('Payment settings', /Waiting to be paid HK\$([\d,.]+)/)],
      ['/commissions', row('Payment report', /^\w+ \d{4} Final/, /([\d,]+\.\d\d)/)],
      ['/commissions/dashboard', row('Six months', / Final$/, /([\d,]+\.\d\d)/)],
    ],
  },
  {
    fact: 'when the running period will be paid',
    places: [
      ['/dashboard', group(/so far$/, /Will be paid on (\d{1,2} [A-Z][a-z]+ \d{4})/)],
      [
        '/commissions',
        async (main) => {
          const weekly = main.getByRole('switch', { name: 'Weekly pay' })
          await weekly.waitFor()
          return formatDay(payDayOf(running, await weekly.isChecked()), 'en')
        },
      ],
    ],
  },
]
