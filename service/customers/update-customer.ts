import { attributeText } from '#domain/contract/attributes.ts'
import type { updateMe } from '#domain/customers/api.ts'
import { checkCode, readMobile, wrongCode } from '#service/auth/codes.ts'
import { countCurrentPassword } from '#service/auth/limits.ts'
import { isPassword } from '#service/auth/password-hash.ts'
import { brokenConstraint, type Db } from '#service/db/db.ts'
import { fault, invalidValue } from '#service/http/fault.ts'
import type { HandlerRequest } from '#service/http/route.ts'
import { leaveMessage } from '#service/messages/store.ts'
import { findCustomer, type CustomerRow } from './store.ts'

type Given = HandlerRequest<typeof updateMe>['body']['customer']

const namePattern = /^[^<>{}\p{Cc}]{1,60}$/u

/** @throws Fault 400 with Magento's label text, or for a name that no person has */
function readName(value: string | null | undefined, label: string, field: string, current: string): string {
  if (value === undefined) return current
  const name = value?.trim() ?? ''
  if (!name) throw fault(400, `"${label}" is a required value.`)
  if (!namePattern.test(name)) throw invalidValue(field, name.slice(0, 60))
  return name
}

/** An e-mail in the one spelling that is stored. @throws Fault 400 */
export function readEmail(value: string): string {
  const email = value.trim().toLowerCase()
  if (email.length > 254 || !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(email)) throw invalidValue('email', email.slice(0, 100))
  return email
}

/** Whether a write failed because another account has the e-mail; any other clash is a defect of ours. */
export const isEmailTaken = (error: unknown): boolean => brokenConstraint(error) === 'customer_email_key'

function newEmail(value: string | null | undefined, current: string | null): string | null {
  if (value === undefined || (!value && current === null)) return current
  if (!value) throw fault(400, 'The customer email is missing. Enter and try again.')
  return readEmail(value)
}

/**
 * Changing the mobile takes a proof: the SMS code of the new number, or the current password
 * (requirements ), as `security_code` or `current_password` in the customer's extension_attributes.
 * @returns what uses the proof up, in the transaction of the change
 */
async function newMobile(db: Db, row: CustomerRow, given: Given, now: Date): Promise<{ prefix: string | null; number: string | null; consume(tx: Db): Promise<void> }> {
  const same = { prefix: row.mobile_prefix, number: row.mobile, consume: async () => {} }
  const sent = attributeText(given.custom_attributes, 'mobile')
  if (!sent) return same
  const mobile = readMobile(attributeText(given.custom_attributes, 'mobile_prefix') ?? row.mobile_prefix ?? '852', sent)
  if (mobile.number === row.mobile && mobile.prefix === row.mobile_prefix) return same
  const proofs: unknown = Reflect.get(given, 'extension_attributes')
  const proof = (name: string) => { const value: unknown = Reflect.get(Object(proofs), name); return typeof value === 'string' ? value : '' }
  const taken = async () => (await db.one('select 1 from customer where mobile_prefix = $1 and mobile = $2', [mobile.prefix, mobile.number])) !== undefined
  const password = proof('current_password')
  if (password) {
    await countCurrentPassword(db, row.id, now)
    if (!(await isPassword(password, row.password_hash))) throw fault(401, "The password doesn't match this account. Verify the password and try again.")
  } else if (!proof('security_code')) {
    throw wrongCode()
  }
  const checked = password ? undefined : await checkCode(db, mobile.whole, proof('security_code'), now)
  if (await taken()) throw fault(400, 'The phone number you entered is already bound to your account')
  return { prefix: mobile.prefix, number: mobile.number, consume: async (tx) => { await checked?.consume(tx) } }
}

/** @throws Fault 400 for a sponsor that is no associate (contract.md §5.1) */
async function newSponsor(db: Db, row: CustomerRow, given: Given): Promise<string | null> {
  const sponsor = attributeText(given.custom_attributes, 'sponsor_id')?.trim()
  if (!sponsor || sponsor === row.sponsor_id) return row.sponsor_id
  const found = await db.one<{ group_label: string }>('select group_label from customer where referral_id = $1 and id <> $2', [sponsor, row.id])
  if (!found) throw fault(400, 'No Associate was found')
  if (found.group_label !== 'associate') throw fault(400, 'Account %1 is a Preferred Customer and cannot sponsor.', [sponsor])
  return sponsor
}

/** Writes what a customer may change of their own record; everything else in the body is ignored (contract.md §2.5, §5.1). @throws Fault 400, 401 */
export async function updateCustomer(database: Db, id: number, given: Given, now: Date): Promise<CustomerRow> {
  const row = await findCustomer(database, id)
  if (!row) throw new Error('The caller has no record')
  const mobile = await newMobile(database, row, given, now)
  const yes = (code: string) => attributeText(given.custom_attributes, code) === '1'
  const values = [
    newEmail(given.email, row.email), readName(given.firstname, 'First Name', 'firstname', row.firstname), readName(given.lastname, 'Last Name', 'lastname', row.lastname),
    // Accepting is for good: a record read before and sent back must not take it away.
    row.tc_agreed || yes('tc_agreed_status'), row.name_confirmed || yes('name_confirmed'), await newSponsor(database, row, given), mobile.prefix, mobile.number, now,
  ]
  try {
    return await database.tx(async (db) => {
      await mobile.consume(db)
      const saved = await db.one<CustomerRow>(
        'update customer set email = $2, firstname = $3, lastname = $4, tc_agreed = $5, name_confirmed = $6, sponsor_id = $7, mobile_prefix = $8, mobile = $9, updated_at = $10 where id = $1 returning *',
        [id, ...values],
      )
      if (!saved) throw new Error('The caller has no record')
      if (saved.mobile !== row.mobile || saved.mobile_prefix !== row.mobile_prefix) await leaveMessage(db, id, { kind: 'phone', vars: { mobile: `+${saved.mobile_prefix ?? ''} ${saved.mobile ?? ''}` }, url: '/dashboard/profile' }, now)
      return saved
    })
  } catch (error) {
    if (isEmailTaken(error)) throw fault(400, 'A customer with the same email address already exists in an associated website.')
    throw error
  }
}
