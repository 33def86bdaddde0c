import { authRefusals } from '#domain/auth/refusals.ts'
import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { utc } from '#domain/dates/utc.ts'
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH, CODE_LIFETIME_SECONDS, CODE_TRIES } from '#domain/auth/code.ts'
import { fallbackCountryCodes, mobileFault, normaliseMobile } from '#domain/auth/phone.ts'
import type { Db } from '#service/db/db.ts'
import { noted, type Fault, refuse } from '#service/http/fault.ts'

/** A mobile as stored: digits only. `whole` is prefix and number together. */
export interface Mobile {
  readonly prefix: string
  readonly number: string
  readonly whole: string
}

/**
 * Reads a mobile from a request.
 * @throws Fault 400 with the messages of C-6.2
 */
export function readMobile(countryCode: string, mobile: string): Mobile {
  const prefix = countryCode.replace(/^\+/, '')
  const number = normaliseMobile(prefix, mobile)
  const problem = mobileFault(prefix, number)
  if (problem?.kind === 'empty') throw refuse(authRefusals.mobileMissing)
  if (problem || !(fallbackCountryCodes as readonly string[]).includes(prefix))
    throw refuse(authRefusals.mobile)
  return { prefix, number, whole: prefix + number }
}

/** 400 for a code of a number that is wrong, used or expired; the message does not say which. */
export const wrongCode = (whole: string): Fault => noted(refuse(authRefusals.code), 'code_refused', whole)

/** 400 for a code that was entered wrongly so often that no entry is taken any more, not even the right one. */
const usedUpCode = (whole: string): Fault => noted(refuse(authRefusals.codeUsedUp), 'code_refused', whole)

const hashOf = (code: string, salt: Buffer) => createHash('sha256').update(salt).update(code).digest()

/** Creates a code for a number and invalidates the previous one. Only its salted hash is stored. */
export async function createCode(db: Db, whole: string, now: Date): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const salt = randomBytes(16)
  await db.query(
    `insert into sms_code (number, hash, salt, tries_left, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (number) do update set hash = excluded.hash, salt = excluded.salt, tries_left = excluded.tries_left, expires_at = excluded.expires_at`,
    [whole, hashOf(code, salt), salt, CODE_TRIES, utc(now).add(CODE_LIFETIME_SECONDS, 'second').toDate()],
  )
  return code
}

/** A correct code, which can now be used once. */
export interface CheckedCode {
  /**
   * Marks it as used; call this in the transaction that the code authorises.
   * @throws Fault 400 if another request was faster
   */
  consume(db: Db): Promise<void>
}

/** A correct code of a number, as it is stored. */
export interface CheckedSmsCode extends CheckedCode {
  readonly number: string
  readonly hash: Buffer
}

/** Whether a number has a code that is not expired and cannot be tried any more. */
const isUsedUp = async (db: Db, whole: string, now: Date): Promise<boolean> =>
  (await db.one('select 1 from sms_code where number = $1 and tries_left <= 0 and expires_at > $2', [
    whole,
    now,
  ])) !== undefined

/**
 * Checks a code. An attempt is counted before the comparison, so that parallel guesses cannot share one; a correct
 * code returns it.
 * @throws Fault 400
 */
export async function checkCode(db: Db, whole: string, code: string, now: Date): Promise<CheckedSmsCode> {
  const row = await db.one<{ hash: Buffer; salt: Buffer }>(
    'update sms_code set tries_left = tries_left - 1 where number = $1 and tries_left > 0 and expires_at > $2 returning hash, salt',
    [whole, now],
  )
  if (!row) throw (await isUsedUp(db, whole, now)) ? usedUpCode(whole) : wrongCode(whole)
  if (!timingSafeEqual(row.hash, hashOf(typedIdentifier(code), row.salt))) throw wrongCode(whole)
  await db.query('update sms_code set tries_left = tries_left + 1 where number = $1 and hash = $2', [
    whole,
    row.hash,
  ])
  return {
    number: whole,
    hash: row.hash,
    async consume(tx) {
      if (
        !(await tx.one('delete from sms_code where number = $1 and hash = $2 returning number', [
          whole,
          row.hash,
        ]))
      )
        throw wrongCode(whole)
    },
  }
}
