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

/** Environment variables of two-step sign-in. */
export const twoStepEnvironment = {
  TWO_STEP_KEY: z.optional(z.string().check(z.refine((value) => readKey(value) !== undefined))),
}

/** What they must be, for the sentence about a wrong one. */
export const twoStepExpected = {
  TWO_STEP_KEY: '32 bytes in Base64 or hexadecimal, such as `openssl rand -base64 32` prints',
}

/** The sandbox's own key: what it protects are people who do not exist. */
const sandboxKey = createHash('sha256').update('two-step sign-in of the sandbox').digest()

/** The key that encrypts what authenticator apps share with the shop; undefined: two-step sign-in is not offered. */
export const readTwoStepKey = (
  { TWO_STEP_KEY: key }: z.infer<z.ZodMiniObject<typeof twoStepEnvironment>>,
  isSandbox: boolean,
): Buffer | undefined => (key === undefined ? (isSandbox ? sandboxKey : undefined) : readKey(key))
