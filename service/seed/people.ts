import { utc } from '#domain/dates/utc.ts'
import { z } from 'zod'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { languageOf } from '#domain/store/languages.ts'
import { hashPassword } from '#service/credentials/password-hash.ts'
import type { Db } from '#service/db/db.ts'
import type { CustomerGroup } from '#service/http/context.ts'
import { writeAddress } from '#service/addresses/store.ts'
import { addPayoutCredit } from '#service/payouts/credit-store.ts'
import file from './data/people.json' with { type: 'json' }
import { addressesOf } from './people-addresses.ts'

/** Password of every sandbox person. They exist in the sandbox only. */
export const peoplePassword = 'Jade2026'

const personSchema = z
  .strictObject({
    id: z.int(),
    key: z.string(),
    email: z.string().nullable(),
    mobilePrefix: z.string(),
    mobile: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    group: z.enum(['preferred', 'associate']) satisfies z.ZodType<CustomerGroup>,
    referralId: z.string(),
    /** What testers use the person for. */
    state: z.string(),
    termsAccepted: z.boolean(),
    /** Hong Kong days until the membership ends; negative when it has ended. */
    expiresInDays: z.int().exactOptional(),
    /** Days since the registration; 400 for most. */
    joinedDaysAgo: z.int().exactOptional(),
    ipayoutMinor: z.int().exactOptional(),
    mayUseCredit: z.boolean().exactOptional(),
    /** Whether others see the full name (docs/decisions/0017, 0030). */
    sharesDetails: z.boolean().exactOptional(),
  })
  .readonly()
/** A sandbox person: a customer in a state that a tester needs. */
export type Person = z.output<typeof personSchema>

export const people: readonly Person[] = z.array(personSchema).parse(file)

/** The person of a key. @throws Error for a key that nobody has */
export function person(key: string): Person {
  const found = people.find((candidate) => candidate.key === key)
  if (!found) throw new Error(`There is no sandbox person "${key}"`)
  return found
}

let hash: Promise<string> | undefined

/** Writes the sandbox people. Their expiries count from the Hong Kong day of `now`. */
export async function seedPeople(db: Db, now: Date): Promise<void> {
  // One hash serves all: they share the password, and hashing is meant to be slow.
  const passwordHash = await (hash ??= hashPassword(peoplePassword))
  for (const person of people) {
    await db.query(
      `insert into customer (id, email, firstname, lastname, mobile_prefix, mobile, group_label, referral_id, sponsor_id, password_hash, store_id, dob, tc_agreed, name_confirmed,
         associate_expires_on, may_use_credit, shares_details, persona, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '1988-08-08', $12, true, $13, $14, $15, $16, $17, $17)`,
      [
        person.id,
        person.email,
        person.firstname,
        person.lastname,
        person.mobilePrefix,
        person.mobile,
        person.group,
        person.referralId,
        person.key === 'associate' ? null : '8000003',
        passwordHash,
        languageOf('zh_hk')?.storeId,
        person.termsAccepted,
        person.expiresInDays === undefined
          ? null
          : utc(toHongKongDate(now)).add(person.expiresInDays, 'day').format('YYYY-MM-DD'),
        person.mayUseCredit ?? false,
        person.sharesDetails ?? false,
        person.key,
        utc(now)
          .subtract(person.joinedDaysAgo ?? 400, 'day')
          .toDate(),
      ],
    )
    if (person.ipayoutMinor !== undefined)
      await addPayoutCredit(
        db,
        {
          customerId: person.id,
          kind: 'opening',
          reference: String(person.id),
          amountMinor: person.ipayoutMinor,
        },
        now,
      )
    for (const values of addressesOf(person)) await writeAddress(db, person.id, undefined, values)
  }
  await db.query(
    `update customer c set enroller_id = s.referral_id, upline = s.id || s.upline from customer s where s.referral_id = c.sponsor_id`,
  )
  await db.query(
    `update customer c set downline_count = (select count(*) from customer d where d.upline @> array[c.id]),
       children_count = (select count(*) from customer d where d.sponsor_id = c.referral_id)`,
  )
  await db.query(
    `update customer set joined_on = (created_at at time zone 'Asia/Hong_Kong')::date where group_label = 'associate'`,
  )
}
