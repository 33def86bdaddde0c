import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

const KEY_BYTES = 32

/** Reads a key of 32 bytes written in hexadecimal or Base64; undefined for anything else. */
function readKey(text: string): Buffer | undefined {
  const encoding = /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64'
  if (encoding === 'base64' && !/^[\w+/-]{43}=?$/.test(text)) return undefined
  const key = Buffer.from(text, encoding)
  return key.length === KEY_BYTES ? key : undefined
}

const key = z.optional(z.string().check(z.refine((value) => readKey(value) !== undefined)))

/** Environment variables of two-step sign-in. */
export const twoStepEnvironment = { TWO_STEP_KEY: key, TWO_STEP_KEY_BEFORE: key }

const expected = '32 bytes in Base64 or hexadecimal, such as `openssl rand -base64 32` prints'

/** What they must be, for the sentence about a wrong one. */
export const twoStepExpected = { TWO_STEP_KEY: expected, TWO_STEP_KEY_BEFORE: expected }

/** The sandbox's own key: what it protects are people who do not exist. */
const sandboxKey = createHash('sha256').update('two-step sign-in of the sandbox').digest()

/** Keys that encrypt what authenticator apps share with the shop. Secrets. */
export interface TwoStepSettings {
  /** Undefined: two-step sign-in is not offered. */
  readonly twoStepKey: Buffer | undefined
  /** The key before that one, until all is encrypted anew: it is only read with. */
  readonly twoStepKeyBefore: Buffer | undefined
}

/** Reads the keys. The sandbox has one of its own. */
export const readTwoStepSettings = (
  { TWO_STEP_KEY: now, TWO_STEP_KEY_BEFORE: before }: z.infer<z.ZodMiniObject<typeof twoStepEnvironment>>,
  isSandbox: boolean,
): TwoStepSettings => ({
  twoStepKey: now === undefined ? (isSandbox ? sandboxKey : undefined) : readKey(now),
  twoStepKeyBefore: before === undefined ? undefined : readKey(before),
})
