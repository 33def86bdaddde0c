import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { CaptchaChallenge } from '#domain/auth/captcha.ts'

/** A part of the work: every `counterStep`-th counter from `counterStart` on. */
export interface CaptchaWork {
  challenge: CaptchaChallenge
  counterStart: number
  counterStep: number
  /** Milliseconds after which to give up. */
  timeout: number
}

export interface CaptchaSolution {
  counter: number
  derivedKey: string
}

/**
 * Searches for the counter whose derived key has the required prefix; null on timeout.
 * @throws without Web Crypto
 */
export async function solve({ challenge, ...part }: CaptchaWork): Promise<CaptchaSolution | null> {
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey, ...part })
  return solution && { counter: solution.counter, derivedKey: solution.derivedKey }
}
