import dayjs from 'dayjs'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { languageOf } from '#domain/store/languages.ts'
import { hashPassword } from '#service/auth/password-hash.ts'
import type { Db } from '#service/db/db.ts'
import type { CustomerGroup } from '#service/http/context.ts'
import { writeAddress, type AddressValues } from '#service/addresses/store.ts'

/** Password of every sandbox person. They exist in the sandbox only. */
export const peoplePassword = 'Jade2026'

/** A sandbox person: a customer in a state that a tester needs (sandbox.md "People"). */
export interface Person {
  readonly id: number
  readonly key: string
  readonly email: string | null
  readonly mobilePrefix: string
  readonly mobile: string
  readonly firstname: string
  readonly lastname: string
  readonly group: CustomerGroup
  readonly referralId: string
  /** What they are for, for testers. */
  readonly state: string
  readonly termsAccepted: boolean
  /** Hong Kong days until the membership ends; negative when it has ended. */
  readonly expiresInDays?: number
  readonly loyaltyTenThousandths?: number
  readonly ipayoutMinor?: number
  readonly mayUseCredit?: boolean
}

const preferred = { group: 'preferred', termsAccepted: false } as const
const associate = { group: 'associate', termsAccepted: true } as const
const hk = '852'

export const people: readonly Person[] = [
  { ...preferred, id: 1, key: 'preferred', email: 'mei.chan@jadeleaf.example', mobilePrefix: hk, mobile: '51000001', firstname: 'Mei', lastname: 'Chan', referralId: '80000001', state: 'preferred customer with addresses in all four regions and an order in every status' },
  { ...preferred, id: 2, key: 'fresh', email: 'ka.ho@jadeleaf.example', mobilePrefix: hk, mobile: '51000002', firstname: '嘉', lastname: '何', referralId: '80000002', state: 'preferred customer, just registered: no address, no order' },
  { ...associate, id: 3, key: 'associate', email: 'wing.lee@jadeleaf.example', mobilePrefix: hk, mobile: '51000003', firstname: 'Wing', lastname: 'Lee', referralId: '8000003', state: 'associate with 200 days to go, loyalty 1234.5678, iPayout 80.00', expiresInDays: 200, loyaltyTenThousandths: 12_345_678, ipayoutMinor: 8_000 },
  { ...associate, id: 4, key: 'unsigned', email: 'siu.wong@jadeleaf.example', mobilePrefix: hk, mobile: '51000004', firstname: 'Siu', lastname: 'Wong', referralId: '8000004', state: 'associate who has not accepted the terms', termsAccepted: false, expiresInDays: 200 },
  { ...associate, id: 5, key: 'renewal', email: 'hoi.lam@jadeleaf.example', mobilePrefix: hk, mobile: '51000005', firstname: 'Hoi', lastname: 'Lam', referralId: '8000005', state: 'associate whose membership expires in 3 days', expiresInDays: 3 },
  { ...associate, id: 6, key: 'today', email: 'yan.ng@jadeleaf.example', mobilePrefix: hk, mobile: '51000006', firstname: 'Yan', lastname: 'Ng', referralId: '8000006', state: 'associate whose membership expires today', expiresInDays: 0 },
  { ...associate, id: 7, key: 'expired', email: 'lok.cheung@jadeleaf.example', mobilePrefix: hk, mobile: '51000007', firstname: 'Lok', lastname: 'Cheung', referralId: '8000007', state: 'associate whose membership expired 10 days ago', expiresInDays: -10 },
  { ...associate, id: 8, key: 'quiet', email: 'tsz.yip@jadeleaf.example', mobilePrefix: hk, mobile: '51000008', firstname: 'Tsz', lastname: 'Yip', referralId: '8000008', state: 'associate without commissions and without tracker', expiresInDays: 150 },
  { ...preferred, id: 9, key: 'twins', email: 'an.li@jadeleaf.example', mobilePrefix: '86', mobile: '13800138000', firstname: '安', lastname: '李', referralId: '80000009', state: 'first of two accounts on one mobile' },
  { ...preferred, id: 10, key: 'twin-bo', email: 'bo.li@jadeleaf.example', mobilePrefix: '86', mobile: '13800138000', firstname: '博', lastname: '李', referralId: '80000010', state: 'second of two accounts on one mobile' },
  { ...preferred, id: 11, key: 'nomail', email: null, mobilePrefix: '853', mobile: '66000009', firstname: 'Man', lastname: 'Ieong', referralId: '80000011', state: 'preferred customer without an e-mail, signs in by mobile' },
  { ...preferred, id: 12, key: 'credit', email: 'po.tang@jadeleaf.example', mobilePrefix: hk, mobile: '51000010', firstname: 'Po', lastname: 'Tang', referralId: '80000012', state: 'may choose a credit period of 0, 30 or 60 days', mayUseCredit: true },
  { ...preferred, id: 13, key: 'unpaid', email: 'ching.mak@jadeleaf.example', mobilePrefix: hk, mobile: '51000011', firstname: 'Ching', lastname: 'Mak', referralId: '80000013', state: 'an unpaid order, five minutes before it is cancelled' },
]

/** The person of a key. @throws Error for a key that nobody has */
export function person(key: string): Person {
  const found = people.find((candidate) => candidate.key === key)
  if (!found) throw new Error(`There is no sandbox person "${key}"`)
  return found
}

const at = (values: Partial<AddressValues> & Pick<AddressValues, 'country_id' | 'region_id' | 'region' | 'city' | 'street' | 'telephone' | 'mobile_prefix' | 'firstname' | 'lastname'>): AddressValues => ({
  city_id: null, district_id: null, district: null, company: null, postcode: null, id_number: null, default_shipping: false, default_billing: false, ...values,
})

const hongKong = (person: Person): AddressValues => at({
  country_id: 'HK', region_id: 810002, region: 'Kowloon', city_id: '810201', city: 'Yau Tsim Mong', street: ['Flat 8B, 12 Granville Road'],
  telephone: person.mobile, mobile_prefix: hk, firstname: person.firstname, lastname: person.lastname, default_shipping: true, default_billing: true,
})

/** Addresses by the person's key; written in this order, the first is the default one. */
const addressesOf: Readonly<Record<string, (person: Person) => readonly AddressValues[]>> = {
  preferred: (mei) => [
    hongKong(mei),
    at({ country_id: 'CN', region_id: 440000, region: '广东省', city_id: '4403', city: '深圳市', district_id: '440304', district: '福田区', street: ['深南大道 1006 号'], telephone: '13900139001', mobile_prefix: '86', firstname: '美', lastname: '陈', postcode: '518000', id_number: '11010519491231002X' }),
    at({ country_id: 'TW', region_id: 710001, region: '台北市', city_id: '71000107', city: '信義區', street: ['市府路 45 號'], telephone: '912345678', mobile_prefix: '886', firstname: '美', lastname: '陳', postcode: '110' }),
    at({ country_id: 'MO', region_id: 820004, region: 'Sé', city: 'Sé', street: ['Avenida da Praia Grande 31'], telephone: '66000001', mobile_prefix: '853', firstname: 'Mei', lastname: 'Chan' }),
  ],
  associate: (wing) => [hongKong(wing)],
  renewal: (hoi) => [hongKong(hoi)],
  credit: (po) => [hongKong(po)],
  unpaid: (ching) => [hongKong(ching)],
  nomail: (man) => [at({ country_id: 'MO', region_id: 820006, region: 'Nossa Senhora do Carmo (Taipa)', city: 'Nossa Senhora do Carmo (Taipa)', street: ['Rua do Cunha 10'], telephone: man.mobile, mobile_prefix: '853', firstname: man.firstname, lastname: man.lastname, default_shipping: true, default_billing: true })],
}

let hash: Promise<string> | undefined

/** Writes the sandbox people. Their expiries count from the Hong Kong day of `now`. */
export async function seedPeople(db: Db, now: Date): Promise<void> {
  // One hash serves all: they share the password, and hashing is meant to be slow.
  const passwordHash = await (hash ??= hashPassword(peoplePassword))
  for (const person of people) {
    await db.query(
      `insert into customer (id, email, firstname, lastname, mobile_prefix, mobile, group_label, referral_id, sponsor_id, password_hash, store_id, dob, tc_agreed, name_confirmed,
         associate_expires_on, loyalty_ten_thousandths, ipayout_minor, may_use_credit, persona, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '1988-08-08', $12, true, $13, $14, $15, $16, $17, $18, $18)`,
      [
        person.id, person.email, person.firstname, person.lastname, person.mobilePrefix, person.mobile, person.group, person.referralId, person.key === 'associate' ? null : '8000003', passwordHash,
        languageOf('zh_hk')?.storeId, person.termsAccepted, person.expiresInDays === undefined ? null : dayjs(toHongKongDate(now)).add(person.expiresInDays, 'day').format('YYYY-MM-DD'),
        person.loyaltyTenThousandths ?? 0, person.ipayoutMinor ?? 0, person.mayUseCredit ?? false, person.key, dayjs(now).subtract(400, 'day').toDate(),
      ],
    )
    for (const values of addressesOf[person.key]?.(person) ?? []) await writeAddress(db, person.id, undefined, values)
  }
}
