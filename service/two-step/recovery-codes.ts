import { randomInt } from 'node:crypto'
import {
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  recoveryCodeText,
} from '#domain/two-step/code.ts'
import type { Db } from '#service/db/db.ts'
import { recoveryCodeHash } from './secret-box.ts'
import { replaceRecoveryCodes } from './store.ts'

const newCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(
    '',
  )

/**
 * Gives a customer new recovery codes in place of all earlier ones.
 * @param secret of the customer's app
 * @returns them as people read them; only hashes are kept
 */
export async function issueRecoveryCodes(tx: Db, secret: Buffer, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await replaceRecoveryCodes(
    tx,
    customerId,
    codes.map((code) => recoveryCodeHash(secret, customerId, code)),
  )
  return codes.map(recoveryCodeText)
}
