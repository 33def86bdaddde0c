import { readTypedCode } from '#domain/two-step/code.ts'
import { anyText, requiredText } from '#features/kit/form/field-schemas.ts'
import * as z from 'zod/mini'

const isOf = (kind: 'app' | 'recovery') => (text: string) => readTypedCode(text)?.kind === kind

/** A code of the app that was just given its key. */
export const firstCodeForm = z.object({
  code: requiredText.check(z.refine(isOf('app'), 'dashboard.twoStep.sixDigits')),
})

/** The password, and a code of either kind where one is asked for. */
export const proofForm = (withCode: boolean) =>
  z.object({
    password: requiredText,
    otp: withCode
      ? requiredText.check(
          z.refine((text) => readTypedCode(text) !== undefined, 'dashboard.twoStep.incomplete'),
        )
      : anyText,
  })
