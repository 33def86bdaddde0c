import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '#service/db/db.ts'
import { EXPECTED, fault, invalidValue, type Fault } from '#service/http/fault.ts'
import { captchaPicture, captchaSigns } from './captcha-picture.ts'
import { captchaQuestion } from './captcha-question.ts'

const signs = 5
/** How long a picture is good, in seconds (contract.md §3: seven minutes). */
const lifetime = 7 * 60

/** As it is compared: upper and lower case, wide and Thai digits and what stands between signs are no difference. */
const plain = (text: string) => text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)).replace(/[\s,.、，-]/g, '').toUpperCase()

const hashOf = (text: string, salt: Buffer) => createHash('sha256').update(salt).update(plain(text)).digest()

/** 400 that the client expects: a picture is wanted (contract.md §6.2). */
export const captchaWanted = (): Fault => fault(400, 'Please provide CAPTCHA code and try again', undefined, EXPECTED)
const captchaWrong = (): Fault => fault(400, 'Incorrect CAPTCHA', undefined, EXPECTED)

/** A picture as a data address, or a question instead of it; and what is right. */
export interface Captcha { readonly imgSrc: string; readonly question?: string; readonly answer: string }

/**
 * A new picture or question for a form; the one before is no longer good. Only the salted hash of its answer is kept.
 * @param askedIn the language of a question, for those who cannot see a picture
 */
export async function createCaptcha(db: Db, formId: string, now: Date, askedIn?: string): Promise<Captcha> {
  if (!/^[\w.:-]{1,64}$/.test(formId)) throw invalidValue('formId', formId.slice(0, 64))
  const asked = askedIn === undefined ? undefined : captchaQuestion(askedIn)
  const text = asked?.answer ?? Array.from({ length: signs }, () => captchaSigns[randomInt(captchaSigns.length)]).join('')
  const salt = randomBytes(16)
  await db.query(
    `insert into captcha (form_id, hash, salt, expires_at) values ($1, $2, $3, $4)
     on conflict (form_id) do update set hash = excluded.hash, salt = excluded.salt, expires_at = excluded.expires_at`,
    [formId, hashOf(text, salt), salt, new Date(now.getTime() + lifetime * 1000)],
  )
  return { imgSrc: asked ? '' : captchaPicture(text), ...(asked ? { question: asked.question } : {}), answer: text }
}

/** Takes an answer, once: right or wrong, the picture or question is used up. @throws Fault 400 with code 5020 */
export async function spendCaptcha(db: Db, formId: string, answer: string, now: Date): Promise<void> {
  const row = await db.one<{ hash: Buffer; salt: Buffer }>('delete from captcha where form_id = $1 and expires_at > $2 returning hash, salt', [formId, now])
  if (!row || !timingSafeEqual(row.hash, hashOf(answer, row.salt))) throw captchaWrong()
}
