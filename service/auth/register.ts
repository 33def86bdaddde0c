import { enrollmentRefusals } from '#domain/enrollments/refusals.ts'
import type { Refusal } from '#domain/contract/refusal.ts'
import { authRefusals } from '#domain/auth/refusals.ts'
import { customerRefusals } from '#domain/customers/refusals.ts'
import { referrerDigits, referrerFault, referrerMobiles, type ReferrerFault } from '#domain/auth/referrer.ts'
import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { randomInt } from 'node:crypto'
import type { registerCustomer } from '#domain/auth/api.ts'
import { isReferrerCode, MINIMUM_AGE } from '#domain/auth/code.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { isCalendarDay } from '#domain/dates/calendar-day.ts'
import { ageOn, toHongKongDate } from '#domain/dates/hong-kong.ts'
import { paths } from '#domain/store/paths.ts'
import { isEmailTaken, readEmail } from '#service/customers/email.ts'
import { readNames } from '#service/customers/names.ts'
import {
  findAssociateByMobile,
  findAssociateByReferralId,
  insertCustomer,
  isMobileTaken,
  isReferralIdTaken,
} from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { findOpenInvitation } from '#service/enrollments/open-invitation.ts'
import { redeemInvitation } from '#service/enrollments/store.ts'
import { refuse, invalidValue } from '#service/http/fault.ts'
import type { EndpointRequest } from '#domain/contract/endpoint.ts'
import type { RequestContext } from '#service/http/route.ts'
import { leaveMessage } from '#service/messages/store.ts'
import { placeBelow } from '#service/team/store.ts'
import { checkCode, readMobile } from '../credentials/code-store.ts'
import { countRegistration } from '../credentials/limits.ts'
import { hashPassword } from '../credentials/password-hash.ts'
import { checkPassword } from './password-rules.ts'

type Given = EndpointRequest<typeof registerCustomer>['body']

/** The birthday, given as a field or as a custom attribute. @throws Fault 400 for a person under 18 or an invalid date */
function readBirthday({ customer, over18 }: Given, today: string): string | null {
  const tooYoung = () => refuse(authRefusals.minor)
  if (over18 === false) throw tooYoung()
  const given = customer.dob || attributeText(customer.custom_attributes, 'dob')
  if (!given) return null
  const day = given.slice(0, 10)
  if (!isCalendarDay(day) || day > today) throw invalidValue('dob', day)
  if (ageOn(today, day) < MINIMUM_AGE) throw tooYoung()
  return day
}

/** Refusals when nobody is found. */
const referrerRefusals: Readonly<Record<ReferrerFault, Refusal>> = {
  unknownCode: authRefusals.referrerCode,
  unknownMobile: authRefusals.referrerMobile,
  length: authRefusals.referrerLength,
}

/**
 * Finds the referrer by a code of 7 or 8 digits, then by mobile.
 * @throws Fault 400
 */
async function readSponsor(db: Db, given: string | undefined, prefix: string): Promise<string | null> {
  if (!typedIdentifier(given ?? '')) return null
  const digits = referrerDigits(given ?? '')
  const byCode = isReferrerCode(digits) ? await findAssociateByReferralId(db, digits) : undefined
  if (byCode) return byCode
  for (const { prefix: code, mobile } of /^\d+$/.test(digits) ? referrerMobiles(digits, prefix) : []) {
    const found = await findAssociateByMobile(db, code, mobile)
    if (found) return found
  }
  throw refuse(referrerRefusals[referrerFault(digits)])
}

/** Generates a referral id of eight digits. A random one is nearly always free; the loop handles the rest. */
async function newReferralId(db: Db): Promise<string> {
  for (;;) {
    const id = String(randomInt(10_000_000, 100_000_000))
    if (!(await isReferralIdTaken(db, id))) return id
  }
}

/**
 * Registers a preferred customer (C-4.4). Reveals whether an email or mobile is taken only to someone who has proved by
 * code that the mobile is theirs, and only a limited number of times.
 * @returns the new customer's id
 * @throws Fault 400
 */
export async function register(given: Given, { db: database, now, store }: RequestContext): Promise<number> {
  const { customer, password } = given
  const attribute = (code: string) => attributeText(customer.custom_attributes, code)
  const { firstname, lastname } = readNames(customer)
  const email = customer.email ? readEmail(customer.email) : null
  const mobile = readMobile(attribute('mobile_prefix') ?? '852', attribute('mobile') ?? '')
  checkPassword(password, { firstname, lastname, email, mobile: mobile.number })
  const dob = readBirthday(given, toHongKongDate(now))
  await countRegistration(database, mobile.whole, now)
  const code = await checkCode(database, mobile.whole, given.code, now)
  const invitation = given.maskId ? await findOpenInvitation(database, given.maskId, now) : undefined
  if (given.maskId && !invitation) throw refuse(enrollmentRefusals.invitation)
  // An invitation determines the sponsor; a typed referrer is ignored.
  const sponsor = invitation
    ? invitation.sponsor_id
    : await readSponsor(database, attribute('sponsor_id'), mobile.prefix)
  const hash = await hashPassword(password)
  try {
    return await database.tx(async (db) => {
      await code.consume(db)
      if (await isMobileTaken(db, mobile.prefix, mobile.number)) throw refuse(authRefusals.mobileTaken)
      const id = await insertCustomer(
        db,
        {
          email,
          firstname,
          lastname,
          mobile_prefix: mobile.prefix,
          mobile: mobile.number,
          referral_id: await newReferralId(db),
          ...(await placeBelow(db, sponsor, invitation?.enroller_id ?? sponsor)),
          password_hash: hash,
          store_id: store.id,
          dob,
        },
        now,
      )
      if (invitation && !(await redeemInvitation(db, invitation.id, id, now)))
        throw refuse(enrollmentRefusals.invitation)
      await leaveMessage(db, id, { kind: 'welcome', url: paths.addresses() }, now)
      return id
    })
  } catch (error) {
    if (isEmailTaken(error)) throw refuse(customerRefusals.emailTaken)
    throw error
  }
}
