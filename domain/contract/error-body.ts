import * as z from 'zod/mini'

/** Placeholder values: a list for %1, %2 … or an object for %name (C-1.4). */
const parameters = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
export type Parameters = z.infer<typeof parameters>

/**
 * Body of every error answer (C-1.4). `code`: of our service the code of the refusal, a text; Magento's are numbers, such
 * as `EXPECTED_CODE`.
 */
export const errorBody = z.looseObject({
  message: z.string(),
  parameters: z.optional(parameters),
  errors: z.optional(
    z.array(
      z.looseObject({
        message: z.string(),
        parameters: z.optional(parameters),
        code: z.optional(z.string()),
      }),
    ),
  ),
  code: z.optional(z.union([z.number(), z.string()])),
})
export type ErrorBody = z.infer<typeof errorBody>
