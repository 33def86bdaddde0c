import { randomInt } from 'node:crypto'
import type { registerCustomer } from '#domain/auth/api.ts'
import { isReferrerCode, MINIMUM_AGE } from '#domain/auth/code.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { ageOn, toHongKongDate } from '#domain/dates/hong-kong.ts'
import { isEmailTaken, readEmail } from '#service/customers/update-customer.ts'
import type { Db } from '#service/db/db.ts'
import { fault, invalidValue, required } from '#service/http/fault.ts'
import type { HandlerRequest, RequestContext } from '#service/http/route.ts'
import { leaveMessage } from '#service/messages/store.ts'
import { checkCode, readMobile } from './codes.ts'
import { countRegistration } from './limits.ts'
import { hashPassword } from './password-hash.ts'
import { checkPassword } from './password-rules.ts'

type Given = HandlerRequest<typeof registerCustomer>['body']

const readName = (value: string, field: string) => {
  const name = value.trim()
  if (!name) throw required(field)
  if (!/^[^<>{}\p{Cc}]{1,60}$/u.test(name)) throw invalidValue(field, name.slice(0, 60))
  return name
}

/** @throws Fault 400 for somebody under 18 (shopping.md §9) or a date that is none */
function readBirthday({ customer, over18 }: Given, today: string): string | null {
  const tooYoung = () => fault(400, 'You need to be 18 and over to register on this website.')
  if (over18 === false) throw tooYoung()
  if (!customer.dob) return null
  const day = customer.dob.slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)) || day > today) throw invalidValue('dob', day)
  if (ageOn(today, day) < MINIMUM_AGE) throw tooYoung()
  return day
}

/** The referrer: a code of 7 or 8 digits, otherwise a mobile (decisions.md A-67). @throws Fault 400 */
async function readSponsor(db: Db, given: string | undefined, prefix: string): Promise<string | null> {
  const text = given?.trim()
  if (!text) return null
  const isCode = isReferrerCode(text)
  const found = isCode
    ? await db.one<{ referral_id: string }>(`select referral_id from customer where referral_id = $1 and group_label = 'associate'`, [text])
    : await db.one<{ referral_id: string }>(`select referral_id from customer where mobile_prefix = $1 and mobile = $2 and group_label = 'associate' and referral_id is not null order by id limit 1`, [prefix, text])
  if (!found) throw fault(400, isCode ? 'Not a valid EC referral code' : 'Not a valid EC mobile number')
  return found.referral_id
}

/** Referral ids are numbers of eight digits. Chance finds a free one at once; the loop is for the rest. */
async function newReferralId(db: Db): Promise<string> {
  for (;;) {
    const id = String(randomInt(10_000_000, 100_000_000))
    if (!(await db.one('select 1 from customer where referral_id = $1', [id]))) return id
  }
}

/**
 * Registers a preferred customer (contract.md §4.4). Whether an e-mail or a mobile is taken is told only to somebody who
 * has proved with the code that the mobile is theirs, and only so often.
 * @returns the new customer's id
 * @throws Fault 400
 */
export async function register(given: Given, { db: database, now, store }: RequestContext): Promise<number> {
  const { customer, password } = given
  const attribute = (code: string) => attributeText(customer.custom_attributes, code)
  const firstname = readName(customer.firstname, 'firstname'), lastname = readName(customer.lastname, 'lastname')
  const email = customer.email ? readEmail(customer.email) : null
  const mobile = readMobile(attribute('mobile_prefix') ?? '852', attribute('mobile') ?? '')
  checkPassword(password, email)
  const dob = readBirthday(given, toHongKongDate(now))
  await countRegistration(database, mobile.whole, now)
  const code = await checkCode(database, mobile.whole, given.code, now)
  // There are no invitations yet that an id could stand for.
  if (given.maskId) throw fault(400, 'This invitation is invalid or has expired, please request a new one.')
  const sponsor = await readSponsor(database, attribute('sponsor_id'), mobile.prefix)
  const hash = await hashPassword(password)
  try {
    return await database.tx(async (db) => {
      await code.consume(db)
      if (await db.one('select 1 from customer where mobile_prefix = $1 and mobile = $2', [mobile.prefix, mobile.number])) throw fault(400, 'The phone number you entered is already bound to your account')
      const row = await db.one<{ id: number }>(
        `insert into customer (email, firstname, lastname, mobile_prefix, mobile, referral_id, sponsor_id, password_hash, store_id, dob, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning id`,
        [email, firstname, lastname, mobile.prefix, mobile.number, await newReferralId(db), sponsor, hash, store.id, dob, now],
      )
      if (!row) throw new Error('The customer was not written')
      await leaveMessage(db, row.id, { kind: 'welcome', url: '/dashboard/addresses' }, now)
      return row.id
    })
  } catch (error) {
    if (isEmailTaken(error)) throw fault(400, 'A customer with the same email address already exists in an associated website.')
    throw error
  }
}
