import * as z from 'zod/mini'

/** State of the caller's two-step sign-in. */
export const TwoStepState = z.looseObject({
  /** Whether it can be switched on here. */
  is_offered: z.boolean(),
  is_active: z.boolean(),
  /** The account has a balance, or may get one. */
  is_recommended: z.boolean(),
  recovery_codes_left: z.number(),
})
export type TwoStepState = z.infer<typeof TwoStepState>

/** A key for an authenticator app: Base32 to type, and an `otpauth` address to scan. */
export const TwoStepKey = z.looseObject({ secret: z.string(), uri: z.string() })
export type TwoStepKey = z.infer<typeof TwoStepKey>
