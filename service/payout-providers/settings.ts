import * as z from 'zod/mini'
import { origin, word } from '#service/payment-providers/settings.ts'
import { StartError } from '#service/start-error.ts'

/** Environment variables of the payout provider. */
export const payoutEnvironment = {
  HYPERWALLET_URL: z._default(origin, 'https://api.paylution.com'),
  HYPERWALLET_USER: word,
  HYPERWALLET_PASSWORD: word,
  HYPERWALLET_PROGRAM: word,
  HYPERWALLET_PORTAL: z.optional(origin),
}

/** What they must be, for the sentence about a wrong one. */
export const payoutExpected: Readonly<Record<string, string>> = {
  HYPERWALLET_URL: 'an http or https address without a path',
  HYPERWALLET_PORTAL: 'an http or https address without a path',
  HYPERWALLET_USER: 'a text without spaces',
  HYPERWALLET_PASSWORD: 'a text without spaces',
  HYPERWALLET_PROGRAM: 'a text without spaces',
}

/** Hyperwallet's payouts. */
export interface HyperwalletSettings {
  readonly url: string
  readonly user: string
  readonly password: string
  /** Token of the program whose money is paid out. */
  readonly program: string
  /** Address of the pages where payees sign in. */
  readonly portal: string
}

type Values = z.infer<z.ZodMiniObject<typeof payoutEnvironment>>

/**
 * The settings of the payout provider; undefined: none is connected.
 * @throws StartError that names what is missing
 */
export function readPayoutSettings(values: Values): HyperwalletSettings | undefined {
  const {
    HYPERWALLET_URL: url,
    HYPERWALLET_USER: user,
    HYPERWALLET_PASSWORD: password,
    HYPERWALLET_PROGRAM: program,
    HYPERWALLET_PORTAL: portal,
  } = values
  if (user && password && program && portal) return { url, user, password, program, portal }
  const needed = { HYPERWALLET_USER: user, HYPERWALLET_PASSWORD: password, HYPERWALLET_PROGRAM: program }
  const missing = Object.entries({ ...needed, HYPERWALLET_PORTAL: portal }).flatMap(([name, value]) =>
    value ? [] : [name],
  )
  if (missing.length === 4) return undefined
  throw new StartError(
    `The settings of Hyperwallet are incomplete: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
  )
}
