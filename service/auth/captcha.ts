import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '#service/db/db.ts'
import { EXPECTED, fault, invalidValue, type Fault } from '#service/http/fault.ts'
import { captchaPicture, captchaSigns } from './captcha-picture.ts'

const signs = 5
/** How long a picture is good, in seconds (contract.md §3: seven minutes). */
const lifetime = 7 * 60

const hashOf = (text: string, salt: Buffer) => createHash('sha256').update(salt).update(text.toUpperCase()).digest()

/** 400 that the client expects: a picture is wanted (contract.md §6.2). */
export const captchaWanted = (): Fault => fault(400, 'Please provide CAPTCHA code and try again', undefined, EXPECTED)
const captchaWrong = (): Fault => fault(400, 'Incorrect CAPTCHA', undefined, EXPECTED)

/** A new picture for a form; the one before is no longer good. Only the salted hash of its signs is kept. @returns a data address */
export async function createCaptcha(db: Db, formId: string, now: Date): Promise<string> {
  if (!/^[\w.:-]{1,64}$/.test(formId)) throw invalidValue('formId', formId.slice(0, 64))
  const text = Array.from({ length: signs }, () => captchaSigns[randomInt(captchaSigns.length)]).join('')
  const salt = randomBytes(16)
  await db.query(
    `insert into captcha (form_id, hash, salt, expires_at) values ($1, $2, $3, $4)
     on conflict (form_id) do update set hash = excluded.hash, salt = excluded.salt, expires_at = excluded.expires_at`,
    [formId, hashOf(text, salt), salt, new Date(now.getTime() + lifetime * 1000)],
  )
  return captchaPicture(text)
}

/** Takes an answer, once: right or wrong, the picture is used up. Upper and lower case are the same. @throws Fault 400 with code 5020 */
export async function spendCaptcha(db: Db, formId: string, answer: string, now: Date): Promise<void> {
  const row = await db.one<{ hash: Buffer; salt: Buffer }>('delete from captcha where form_id = $1 and expires_at > $2 returning hash, salt', [formId, now])
  if (!row || !timingSafeEqual(row.hash, hashOf(answer.trim(), row.salt))) throw captchaWrong()
}
