import * as z from 'zod/mini'
import { completeSettings } from '#service/environment/complete-settings.ts'
import { origin, word } from '#service/payment-providers/settings.ts'

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
  const settings = completeSettings('Hyperwallet', values, {
    user: 'HYPERWALLET_USER',
    password: 'HYPERWALLET_PASSWORD',
    program: 'HYPERWALLET_PROGRAM',
    portal: 'HYPERWALLET_PORTAL',
  })
  return settings && { url: values.HYPERWALLET_URL, ...settings }
}
