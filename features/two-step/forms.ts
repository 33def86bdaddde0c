import { readTypedCode } from '#domain/two-step/code.ts'
import { requiredText } from '#features/kit/form/field-schemas.ts'
import * as z from 'zod/mini'

/** A code of the app that was just given its key. */
export const firstCodeForm = z.object({
  code: requiredText.check(
    z.refine((text) => readTypedCode(text)?.kind === 'app', 'dashboard.twoStep.sixDigits'),
  ),
})
