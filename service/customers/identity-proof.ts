import { authRefusals, passwordRefusals } from '#domain/auth/refusals.ts'
import { checkCode, type CheckedCode } from '#service/credentials/code-store.ts'
import { countCurrentPassword } from '#service/credentials/limits.ts'
import { isPassword } from '#service/credentials/password-hash.ts'
import type { Db } from '#service/db/db.ts'
import { Fault, noted, refuse } from '#service/http/fault.ts'
import type { CustomerRow } from './store.ts'

/** Proof that a customer sends besides the token, in the record's extension_attributes. Our addition. */
export interface SentProof {
  /** Code sent to the new mobile number. */
  readonly security_code?: string | undefined
  /** Code sent to the mobile number on record. */
  readonly current_code?: string | undefined
  readonly current_password?: string | undefined
}

const nothingToConsume: CheckedCode = { consume: async () => {} }

/**
 * Checks that the caller is the owner of the account and not merely the holder of a token: by the current password,
 * or by a code sent to the mobile number on record. Required to change email or mobile, which give access to the
 * account (ASVS 7.5.1).
 * @returns a function that marks the code as used; call it in the transaction of the change
 * @throws Fault 400 without a proof or for a wrong code, 401 for a wrong password
 */
export async function proveIdentity(
  db: Db,
  row: CustomerRow,
  { current_password: password, current_code: code }: SentProof,
  now: Date,
): Promise<CheckedCode> {
  if (password) {
    await countCurrentPassword(db, row.id, now)
    if (!(await isPassword(password, row.password_hash)))
      throw noted(refuse(passwordRefusals.wrong), 'password_check_failed', `#${row.id}`)
    return nothingToConsume
  }
  if (code && row.mobile)
    return checkCode(db, `${row.mobile_prefix ?? ''}${row.mobile}`, code, now).catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error
      const refusal = refuse(authRefusals.currentCode)
      throw noted(refusal, 'code_refused', `#${row.id}`)
    })
  throw refuse(passwordRefusals.needed)
}
