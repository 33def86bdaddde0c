import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerCustomer, sendCode } from '#domain/auth/api.ts'
import { updateMe } from '#domain/customers/api.ts'
import { mayEnrollUnder } from '#domain/team/placement.ts'
import { grantMembership } from '#service/customers/membership-store.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { insertRows } from '#service/seed/insert-rows.ts'
import { sequence } from '#service/seed/team.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { placementFault } from './placement.ts'
import {
  findAccount,
  findAccountOfCustomer,
  lockTree,
  moveUnder,
  placeBelow,
  setEnroller,
  uplineOf,
} from './store.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

/** A team of associates: each name with its sponsor's, and the id that its referral id ends with. */
const TEAM = [
  ['top', null],
  ['left', 'top'],
  ['right', 'top'],
  ['leaf', 'left'],
  ['tip', 'leaf'],
] as const
const idOf = (name: string) => 5_000 + TEAM.findIndex(([member]) => member === name)
const codeOf = (name: string) => String(9_900_000 + idOf(name))

beforeEach(async () => {
  await service.db.query('delete from customer where id between 5000 and 5999')
  for (const [name, sponsor] of TEAM)
    await insertRows(service.db, 'customer', [
      {
        id: idOf(name),
        firstname: name,
        lastname: 'Team',
        group_label: 'associate',
        referral_id: codeOf(name),
        password_hash: 'x',
        store_id: 3,
        tc_agreed: true,
        name_confirmed: false,
        shares_details: false,
        downline_count: 0,
        joined_on: '2026-01-01',
        created_at: new Date(),
        updated_at: new Date(),
        ...(await placeBelow(service.db, sponsor && codeOf(sponsor))),
      },
    ])
})

/** Customers whose upline is not what following the sponsors gives, or of whose team a number is wrong. */
const wrongPlaces = () =>
  service.db.query(
    `with recursive tree as (
       select id, referral_id, '{}'::int[] as upline from customer where sponsor_id is null
       union all select c.id, c.referral_id, t.id || t.upline from tree t join customer c on c.sponsor_id = t.referral_id)
     select c.id, c.upline, t.upline as expected, c.downline_count from customer c left join tree t on t.id = c.id
     where t.upline is distinct from c.upline or c.downline_count <> (select count(*) from customer d where d.upline @> array[c.id])
       or c.children_count <> (select count(*) from customer d where d.sponsor_id = c.referral_id)
       or (select jsonb_object_agg(j.period, j.people) from period_joiners j where j.customer_id = c.id and j.people <> 0) is distinct from
          (select jsonb_object_agg(period, people) from (
             select to_char(coalesce(d.joined_on, (d.created_at at time zone 'Asia/Hong_Kong')::date), 'YYYYMM') as period, count(*) as people
             from customer d where d.upline @> array[c.id] group by 1) n)`,
  )

describe('the sponsorship tree', () => {
  it('is true for everybody who is seeded', async () => {
    expect(await wrongPlaces()).toEqual([])
  })
  it('knows who stands above whom, at any distance', async () => {
    const { db } = service
    expect(await uplineOf(db, idOf('tip'))).toEqual(['leaf', 'left', 'top'].map(idOf))
    expect(await findAccount(db, codeOf('tip'))).toMatchObject({ upline: ['leaf', 'left', 'top'].map(idOf) })
  })
  it('finds an account with its user type and name', async () => {
    const { db } = service
    expect(await findAccount(db, '80000002')).toMatchObject({
      id: 2,
      firstname: '嘉',
      lastname: '何',
      shares_details: false,
      group: 'preferred',
    })
    expect(await findAccountOfCustomer(db, 3)).toMatchObject({
      referralId: '8000003',
      shares_details: true,
    })
    expect(await findAccount(db, '0000000')).toBeUndefined()
  })
  it('moves a branch with everybody in it, and never below itself', async () => {
    const { db } = service
    const move = (name: string, sponsor: string) =>
      db.tx((tx) => moveUnder(tx, idOf(name), codeOf(sponsor), new Date()))
    expect(await move('left', 'right')).toBe(true)
    expect(await uplineOf(db, idOf('tip'))).toEqual(['leaf', 'left', 'right', 'top'].map(idOf))
    expect(await move('right', 'tip')).toBe(false)
    expect(await move('right', 'right')).toBe(false)
    expect(await db.tx((tx) => moveUnder(tx, idOf('left'), '1111111', new Date()))).toBe(false)
    expect(await wrongPlaces()).toEqual([])
    // an enroller who is still above stays
    expect(await findAccountOfCustomer(db, idOf('left'))).toMatchObject({
      sponsorId: codeOf('right'),
      enrollerId: codeOf('top'),
    })
    await setEnroller(db, idOf('left'), codeOf('right'), new Date())
    expect(await findAccountOfCustomer(db, idOf('left'))).toMatchObject({ enrollerId: codeOf('right') })
  })
  it('gives everybody in a moved branch whose enroller is left behind their sponsor as enroller', async () => {
    const { db } = service
    await db.query('update customer set enroller_id = $2 where id = any($1)', [
      [idOf('left'), idOf('leaf')],
      codeOf('top'),
    ])
    const enrollers = async () =>
      (
        await db.query<{ enroller_id: string }>(
          'select enroller_id from customer where id = any($1) order by id',
          [['left', 'leaf', 'tip'].map(idOf)],
        )
      ).map(({ enroller_id }) => enroller_id)
    expect(await enrollers()).toEqual([codeOf('top'), codeOf('top'), codeOf('leaf')])
    await db.query(
      `insert into customer (id, firstname, lastname, password_hash, group_label, referral_id) values (5099, 'O', 'Ther', 'x', 'associate', '9905099')`,
    )
    expect(await db.tx((tx) => moveUnder(tx, idOf('left'), '9905099', new Date()))).toBe(true)
    expect(await enrollers()).toEqual(['9905099', codeOf('left'), codeOf('leaf')])
    expect(await wrongPlaces()).toEqual([])
  })
  it('keeps to the rule of enroller and sponsor whatever moves (domain/team/placement.ts)', async () => {
    const { db } = service
    const names = TEAM.map(([name]) => name)
    const next = sequence(11)
    const any = () => names[Math.floor(next() * names.length)]!
    for (let count = 0; count < 40; count++) {
      const [person, account] = [any(), any()]
      const kind = next() < 0.5 ? ('sponsor' as const) : ('enroller' as const)
      await db.tx(async (tx) => {
        await lockTree(tx)
        const found = await findAccount(tx, codeOf(account))
        if (!found || (await placementFault(tx, kind, idOf(person), found))) return
        if (kind === 'sponsor') await moveUnder(tx, idOf(person), codeOf(account), new Date())
        else await setEnroller(tx, idOf(person), codeOf(account), new Date())
      })
      for (const name of names) {
        const one = await findAccount(db, codeOf(name))
        if (!one?.sponsorId || !one.enrollerId) continue
        const [enroller, sponsor] = [
          await findAccount(db, one.enrollerId),
          await findAccount(db, one.sponsorId),
        ]
        expect(enroller && sponsor && mayEnrollUnder(enroller, sponsor), `${name} after ${count}`).toBe(true)
      }
    }
    expect(await wrongPlaces()).toEqual([])
  })
  it('stays true while people join a branch that is being moved, with more callers than connections', async () => {
    const join = (number: number) =>
      service.db.tx(async (tx) => {
        const position = await placeBelow(tx, codeOf('tip'))
        await tx.query(
          `insert into customer (id, firstname, lastname, password_hash, sponsor_id, enroller_id, upline) values ($1, 'J', 'J', 'x', $2, $3, $4)`,
          [5_100 + number, position.sponsor_id, position.enroller_id, position.upline],
        )
      })
    const move = (name: string, sponsor: string) =>
      service.db.tx((tx) => moveUnder(tx, idOf(name), codeOf(sponsor), new Date()))
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 10 === 5 ? move('left', index === 15 ? 'top' : 'right') : join(index),
      ),
    )
    expect(
      await service.db.query('select 1 from customer where upline @> array[$1::int]', [idOf('tip')]),
    ).toHaveLength(27)
    expect(await wrongPlaces()).toEqual([])
  })
})

describe('who joins', () => {
  it('stands below the referrer of their registration, and becomes an associate on the day of the payment', async () => {
    await service.expectOk(sendCode, { params: { type: '2', prefix: '852', mobile: '62001234' } })
    const { id = 0 } = await service.expectOk(registerCustomer, {
      body: {
        customer: {
          email: null,
          firstname: 'New',
          lastname: 'Comer',
          custom_attributes: [
            { attribute_code: 'mobile', value: '62001234' },
            { attribute_code: 'mobile_prefix', value: '852' },
            { attribute_code: 'sponsor_id', value: codeOf('leaf') },
          ],
        },
        password: 'Tea1234',
        code: await service.codeOf('+85262001234'),
      },
    })
    expect(await uplineOf(service.db, id)).toEqual(['leaf', 'left', 'top'].map(idOf))
    expect(await findAccountOfCustomer(service.db, id)).toMatchObject({
      sponsorId: codeOf('leaf'),
      enrollerId: codeOf('leaf'),
      joinedOn: null,
    })
    const [order] = await service.db.query<{ id: number }>('select id from sales_order order by id limit 1')
    const grant = (now: string, orderId: number) =>
      grantMembership(service.db, { id: orderId, customer_id: id }, 1, new Date(now))
    await grant('2026-11-20T16:30:00Z', order?.id ?? 0)
    expect(await findAccountOfCustomer(service.db, id)).toMatchObject({
      group: 'associate',
      joinedOn: '2026-11-21',
    })
    await grant('2027-11-20T16:30:00Z', (order?.id ?? 0) + 1)
    expect(await findAccountOfCustomer(service.db, id)).toMatchObject({ joinedOn: '2026-11-21' })
    await service.db.query('delete from customer where id = $1', [id])
  })
  it('may name a sponsor with the confirmation of their name, but nobody below themselves', async () => {
    await service.db.query(
      `update customer set sponsor_id = null, enroller_id = null, upline = '{}' where id = $1`,
      [idOf('right')],
    )
    await service.db.query(
      'update customer set downline_count = downline_count - 1, children_count = children_count - 1 where id = $1',
      [idOf('top')],
    )
    const token = await issueToken(service.db, idOf('right'), new Date())
    const confirm = (sponsor: string, as = token) =>
      service.call(
        updateMe,
        {
          body: {
            customer: {
              email: 'right.team@jadeleaf.example',
              custom_attributes: [
                { attribute_code: 'name_confirmed', value: '1' },
                { attribute_code: 'sponsor_id', value: sponsor },
              ],
            },
          },
        },
        { token: as },
      )
    const ofTop = await issueToken(service.db, idOf('top'), new Date())
    expect(await confirm(codeOf('tip'), ofTop)).toMatchObject({
      status: 400,
      parameters: { fieldName: 'sponsor_id' },
    })
    await service.db.query('update customer set email = $2 where id = $1', [
      idOf('right'),
      'right.team@jadeleaf.example',
    ])
    expect(await confirm(codeOf('tip'))).toMatchObject({ ok: true })
    expect(await findAccountOfCustomer(service.db, idOf('right'))).toMatchObject({
      sponsorId: codeOf('tip'),
      enrollerId: codeOf('tip'),
    })
    expect(await wrongPlaces()).toEqual([])
  })
})
