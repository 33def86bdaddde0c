import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { authConditions } from '#domain/auth/refusals.ts'
import { decodeCaptchaAnswer, isCaptchaFormId, type CaptchaChallenge } from '#domain/auth/captcha.ts'
import type { Db } from '#service/db/db.ts'
import { expectedCondition, invalidValue, noted, type Fault } from '#service/http/fault.ts'
import { noteUsedCaptcha, signingKey } from './captcha-store.ts'

/** How long a challenge is valid, in seconds (C-6.16: seven minutes). */
const LIFETIME_SECONDS = 7 * 60

/**
 * Work of a challenge: 30 to 60 key derivations of 5,000 rounds each. Measured in Chromium on one core: 1.9 ms per
 * derivation, so 0.06–0.12 s; on a phone, six times slower, 0.3–0.7 s (docs/decisions/0010-proof-of-work-captcha.md).
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, least: 30, most: 60 } as const

/** 400 that the client expects: a captcha is required (C-6.2). */
export const captchaWanted = (): Fault => expectedCondition(authConditions.captchaNeeded)
const captchaWrong = (): Fault => noted(expectedCondition(authConditions.captchaWrong), 'captcha_refused')

const secretsOf = (key: string) => ({
  hmacSignatureSecret: `challenge ${key}`,
  hmacKeySignatureSecret: `solution ${key}`,
})

/**
 * Creates a signed challenge for a form. Nothing is stored until it is used.
 * @throws Fault 400 for an invalid form id
 */
export async function createCaptcha(db: Db, formId: string, now: Date): Promise<CaptchaChallenge> {
  if (!isCaptchaFormId(formId)) throw invalidValue('formId', formId)
  const { least, most, ...cost } = work
  const challenge = await createChallenge({
    ...cost,
    counter: randomInt(least, most + 1),
    deriveKey,
    // The library's own expiry compares with the machine's clock, not with the service's.
    data: { formId, expires: Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS },
    ...secretsOf(await signingKey(db)),
  })
  return challenge as unknown as CaptchaChallenge
}

/**
 * Accepts a solved challenge once, over all processes.
 * @throws Fault 400 with code 5020 if it is unsolved, not ours, of another form, expired or used
 */
export async function spendCaptcha(db: Db, formId: string, segment: string, now: Date): Promise<void> {
  const answer = decodeCaptchaAnswer(segment)
  if (!answer) throw captchaWrong()
  const { challenge, solution } = answer
  const { data } = challenge.parameters
  const { verified } = await verifySolution({
    challenge: challenge as unknown as Challenge,
    solution,
    deriveKey,
    ...secretsOf(await signingKey(db)),
  })
  if (!verified || data.formId !== formId || data.expires * 1000 <= now.getTime()) throw captchaWrong()
  const fresh = await noteUsedCaptcha(db, challenge.signature, new Date(data.expires * 1000))
  if (!fresh) throw captchaWrong()
}
