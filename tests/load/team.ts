import { seedTeamOf } from '#service/seed/commissions.ts'
import { periodAfter, periodOfDay } from '../../domain/commissions/period.ts'
import { toHongKongDate } from '../../domain/dates/hong-kong.ts'
import { printGrowthRatios, timed, type Question } from './growth-ratios.ts'
import { section } from './report.ts'
import { createDataFolder, startShop } from './shop.ts'
import { withDatabase } from './stock-up.ts'

/** The sandbox's associate, at the top of both teams. */
const TOP = { id: 3, referralId: '8000003' }
/** Ids of the large team count from here, far from those of people who register. */
const FIRST_ID = 2_000_000

/**
 * Puts a team of another size in the place of the sandbox's, with the same fourteen closed periods behind it. For a load persona:
 * no start writes this.
 */
const growTeam = (folder: string, people: number): Promise<void> =>
  withDatabase(folder, async (db) => {
    const now = new Date()
    await db.tx(async (tx) => {
      for (const table of [
        'commission_payment',
        'period_result',
        'business_period',
        'period_leg',
        'period_figures',
        'volume_entry',
      ])
        await tx.query(`delete from ${table}`)
      // The orders of those who can sign in count again.
      await tx.query(`update sales_order set volume_state = 'due' where volume_state = 'counted'`)
      await tx.query('update order_refund set is_counted = false')
      await tx.query('delete from customer where persona is null and id < 1000')
      await tx.query(`update customer set downline_count = 0 where id = ${TOP.id}`)
      await seedTeamOf(
        tx,
        {
          top: TOP,
          size: people,
          firstId: FIRST_ID,
          firstReferralId: 8_200_000,
          firstPreferredId: 82_000_000,
        },
        now,
      )
      await tx.query(
        `update customer c set downline_count = (select count(*) from customer d where d.upline @> array[c.id]),
           children_count = (select count(*) from customer d where d.sponsor_id = c.referral_id) where c.id = ${TOP.id}`,
      )
    })
    await db.query('vacuum analyze')
  })

async function questionsOf(url: string): Promise<Question[]> {
  const { token } = (await (
    await fetch(`${url}/sandbox/people/associate/token`, { method: 'POST' })
  ).json()) as { token: string }
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/rest/en/V1${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
  const today = toHongKongDate(new Date())
  const commission = (back: number) =>
    call('POST', '/loyalty/commission', {
      query_account: TOP.referralId,
      query_country: 'HK',
      query_business_period: periodAfter(periodOfDay(today), -back),
    })
  const { items } = (await call('GET', '/customer/team/branch')) as { items: { id: number }[] }
  const head = items.at(-1)?.id ?? 0
  const team = (path: string) => () => call('GET', `/customer/team${path}`)
  return [
    { name: 'the running period', ask: () => commission(0) },
    { name: 'a closed period', ask: (round) => commission(1 + (round % 14)) },
    {
      name: 'the payment report of a year',
      ask: () =>
        call('POST', '/loyalty/commission_details', {
          start_date: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`,
          end_date: today,
        }),
    },
    { name: 'team: its numbers', ask: team('/summary') },
    { name: 'team: the first branch', ask: team('/branch') },
    // Answers of equal length are compared: the leg of the small team has five people, and four of it have the name.
    { name: 'team: a leg opened', ask: team(`/branch?parent=${head}&pageSize=5`) },
    { name: 'team: a person', ask: team(`/members/${head}`) },
    { name: 'team: the list', ask: team('?pageSize=24') },
    { name: 'team: the list by DPV', ask: team('?pageSize=24&sort=dpv') },
    { name: 'team: a name', ask: team('?pageSize=4&q=wai') },
    { name: 'team: the tree of active managers', ask: team('/branch?level=manager&activity=active') },
  ]
}

/** p95 of each call about commissions and teams: of ten thousand people against two hundred, in turns. */
export async function measureTeam(): Promise<void> {
  section('A team of 10,000 people with 14 closed periods, p95 ÷ p95 of a team of 200')
  await using small = createDataFolder()
  await using large = createDataFolder()
  await using little = await startShop(small.folder)
  await using big = await startShop(large.folder)
  await growTeam(small.folder, 200)
  const growing = await timed(() => growTeam(large.folder, 10_000))
  console.log(`  (grown in ${(growing / 1000).toFixed(0)} s)`)
  await printGrowthRatios(await questionsOf(little.url), await questionsOf(big.url), {
    rounds: 100,
    warmUp: 10,
  })
}
