import * as z from 'zod/mini'

/** Form id of the code request, as sendcode passes it beside the captcha (C-6.2). */
export const isCaptchaFormId = (formId: string): boolean => /^[\w.:-]{1,64}$/.test(formId)

/** A proof-of-work challenge of ALTCHA (v2). Its parameters are signed, so a client must return them unchanged. */
export const CaptchaChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    data: z.object({ formId: z.string(), expires: z.number() }),
  }),
  signature: z.string(),
})
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>

/** What a solved challenge looks like inside the `captcha` segment of sendcode: base64url of JSON. */
export const CaptchaAnswer = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})
export type CaptchaAnswer = z.infer<typeof CaptchaAnswer>

/** Maximum length of a `captcha` segment; a typical one has 820 characters. */
const LONGEST_ANSWER = 2_000

/** The `captcha` segment of sendcode. */
export const encodeCaptchaAnswer = (answer: CaptchaAnswer): string =>
  btoa(JSON.stringify(answer)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Reads a `captcha` segment; undefined for anything other than a solved challenge. */
export function decodeCaptchaAnswer(segment: string): CaptchaAnswer | undefined {
  if (segment.length > LONGEST_ANSWER) return undefined
  try {
    const json: unknown = JSON.parse(atob(segment.replaceAll('-', '+').replaceAll('_', '/')))
    const read = CaptchaAnswer.safeParse(json)
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
