import { authRefusals } from '#domain/auth/refusals.ts'
import { customerRefusals } from '#domain/customers/refusals.ts'
import { typedIdentifier, typedName } from '#domain/validation/typed-text.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import type { updateMe } from '#domain/customers/api.ts'
import { nameFaults, type PersonNames } from '#domain/customers/person-name.ts'
import { paths } from '#domain/store/paths.ts'
import { checkCode, readMobile, wrongCode, type CheckedCode } from '#service/credentials/code-store.ts'
import { revokeResetTokens } from '#service/credentials/token-store.ts'
import type { Db } from '#service/db/db.ts'
import { invalidValue, tooMany, refuse } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'
import type { EndpointRequest } from '#domain/contract/endpoint.ts'
import type { RequestContext } from '#service/http/route.ts'
import { leaveMessage } from '#service/messages/store.ts'
import { placementFault } from '#service/team/placement.ts'
import { findAccount, moveUnder } from '#service/team/store.ts'
import { sendChangeNotices } from './change-notice.ts'
import { isEmailTaken, readEmail } from './email.ts'
import { proveIdentity } from './identity-proof.ts'
import { replaceAddresses } from './replace-addresses.ts'
import { findCustomer, isMobileTaken, saveCustomer, type CustomerRow } from './store.ts'

type Given = EndpointRequest<typeof updateMe>['body']['customer']

/** Limit on the sponsors that a customer can name, because the refusals tell which numbers exist. */
const sponsorLimit: Limit = { name: 'named-sponsor', points: 60, seconds: 3_600 }

/**
 * Reads the names, of which one will do. One on record is always taken: every change sends it along, and it may be older than the rule.
 * @throws Fault 400 with Magento's label, or for an invalid name
 */
function readNewNames({ firstname, lastname }: Given, row: CustomerRow): PersonNames {
  const names = {
    firstname: firstname === undefined ? row.firstname : typedName(firstname ?? ''),
    lastname: lastname === undefined ? row.lastname : typedName(lastname ?? ''),
  }
  for (const field of ['firstname', 'lastname'] as const) {
    const wrong = names[field] === row[field] ? undefined : nameFaults(names)[field]
    if (wrong === 'required') throw refuse(customerRefusals.firstNameRequired)
    if (wrong) throw invalidValue(field, names[field])
  }
  return names
}

function readNewEmail(value: string | null | undefined, current: string | null): string | null {
  if (value === undefined || (!value && current === null)) return current
  if (!value) throw refuse(customerRefusals.emailMissing)
  return readEmail(value)
}

interface NewMobile {
  readonly prefix: string
  readonly number: string
  /** The code that was sent to this number. */
  readonly code: CheckedCode
}

/**
 * Reads a new mobile number. It requires the SMS code sent to that number as `security_code` (requirements R-141,
 *
 * @returns null if the number does not change
 * @throws Fault 400
 */
async function readNewMobile(db: Db, row: CustomerRow, given: Given, now: Date): Promise<NewMobile | null> {
  const sent = attributeText(given.custom_attributes, 'mobile')
  if (!sent) return null
  const { prefix, number, whole } = readMobile(
    attributeText(given.custom_attributes, 'mobile_prefix') ?? row.mobile_prefix ?? '852',
    sent,
  )
  if (number === row.mobile && prefix === row.mobile_prefix) return null
  const code = given.extension_attributes?.security_code
  if (!code) throw wrongCode(whole)
  return { prefix, number, code: await checkCode(db, whole, code, now) }
}

/**
 * Marks the code of a new number as used, and checks that nobody has the number. The code serialises callers who want
 * the same number.
 */
async function claimMobile(tx: Db, { prefix, number, code }: NewMobile): Promise<void> {
  await code.consume(tx)
  if (await isMobileTaken(tx, prefix, number)) throw refuse(authRefusals.mobileTaken)
}

/**
 * Sets the sponsor, which confirms the name as well; once the name is confirmed, changes need an application.
 * @throws Fault 429, or 400 if the sponsor is not an associate (C-5.1), stands below the customer or cannot be changed here
 */
async function readNewSponsor(db: Db, row: CustomerRow, given: Given, now: Date): Promise<string | null> {
  const sponsor = typedIdentifier(attributeText(given.custom_attributes, 'sponsor_id') ?? '')
  if (!sponsor || sponsor === row.sponsor_id) return row.sponsor_id
  if (row.name_confirmed) throw invalidValue('sponsor_id', sponsor)
  const { allowed, retryAfter } = await attempt(db, sponsorLimit, String(row.id), now)
  if (!allowed) throw tooMany(retryAfter)
  const account = await findAccount(db, sponsor)
  const refused = account ? await placementFault(db, 'sponsor', row.id, account) : 'self'
  if (refused === 'self') throw refuse(customerRefusals.sponsorUnknown)
  if (refused === 'userType') throw refuse(customerRefusals.sponsorPreferred, [sponsor])
  if (refused) throw invalidValue('sponsor_id', sponsor)
  return sponsor
}

/**
 * Notifies all previous contacts of the account about a changed email or mobile, and adds a message to the
 * notification centre.
 */
async function tellOfChanges(tx: Db, before: CustomerRow, after: CustomerRow, context: RequestContext) {
  const isNewMobile = after.mobile !== before.mobile || after.mobile_prefix !== before.mobile_prefix
  const isNewEmail = after.email !== before.email
  if (!isNewMobile && !isNewEmail) return
  // A link sent to the old address must not open the account any more.
  await revokeResetTokens(tx, after.id)
  await sendChangeNotices(tx, before, { isNewEmail, isNewMobile }, context)
  if (isNewMobile)
    await leaveMessage(
      tx,
      after.id,
      {
        kind: 'phone',
        vars: { mobile: `+${after.mobile_prefix ?? ''} ${after.mobile ?? ''}` },
        url: paths.profile(),
      },
      context.now,
    )
  if (isNewEmail)
    await leaveMessage(
      tx,
      after.id,
      { kind: 'email', vars: { email: after.email ?? '' }, url: paths.profile() },
      context.now,
    )
}

/**
 * Updates the fields of their own record that a customer may change, and ignores the rest of the body (C-2.5, C-5.1).
 * `addresses`, if sent, replace the address book. A new email or mobile requires a proof of identity besides the token
 * (`proveIdentity`); a new mobile also the code sent to it.
 * @throws Fault 400, 401
 */
export async function updateCustomer(given: Given, context: RequestContext): Promise<CustomerRow> {
  const { db: database, now } = context
  const row = await findCustomer(database, context.requireCustomer().id)
  if (!row) throw new Error('The caller has no record')
  const yes = (code: string) => attributeText(given.custom_attributes, code) === '1'
  const email = readNewEmail(given.email, row.email)
  const { firstname, lastname } = readNewNames(given, row)
  const sponsor = await readNewSponsor(database, row, given, now)
  const mobile = await readNewMobile(database, row, given, now)
  const identity =
    mobile || email !== row.email
      ? await proveIdentity(database, row, given.extension_attributes ?? {}, now)
      : undefined
  try {
    return await database.tx(async (tx) => {
      await identity?.consume(tx)
      if (mobile) await claimMobile(tx, mobile)
      if (sponsor !== null && sponsor !== row.sponsor_id && !(await moveUnder(tx, row.id, sponsor, now)))
        throw invalidValue('sponsor_id', sponsor)
      const saved = await saveCustomer(
        tx,
        row.id,
        {
          email,
          firstname,
          lastname,
          agrees: yes('tc_agreed_status'),
          confirmsName: yes('name_confirmed') || sponsor !== row.sponsor_id,
          mobile_prefix: mobile?.prefix ?? row.mobile_prefix,
          mobile: mobile?.number ?? row.mobile,
        },
        now,
      )
      if (!saved) throw new Error('The caller has no record')
      if (given.addresses) await replaceAddresses(tx, row.id, given.addresses, context)
      await tellOfChanges(tx, row, saved, context)
      return saved
    })
  } catch (error) {
    if (isEmailTaken(error)) throw refuse(customerRefusals.emailTaken)
    throw error
  }
}
