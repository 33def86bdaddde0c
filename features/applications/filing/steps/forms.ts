import { REASON_MAX, BATCH_MAX, type ApplicationType } from '#domain/applications/kinds.ts'
import { mobileOfApplication } from '#domain/applications/rules.ts'
import type { BoundMobile } from '#domain/customers/bound-mobile.ts'
import { nameRule, anyText, requiredEmail, requiredText } from '#features/kit/form/field-schemas.ts'
import { message, withRule } from '#features/kit/form/message.ts'
import * as z from 'zod/mini'
import { isBatch, isReason, type DraftLine } from '../draft/draft.ts'

/** @param own number of the account that is signed in: nobody applies for somebody else */
export const applicantForm = (own: string, bound: BoundMobile | null) =>
  withRule(
    z.object({
      associateId: requiredText.check(z.refine((id) => id.trim() === own, 'applications.fault.account')),
      surname: anyText,
      givenName: anyText,
      email: requiredEmail,
      mobile: requiredText.check(
        z.refine((mobile) => mobileOfApplication(bound, mobile) !== null, 'forms.validation.mobile'),
      ),
    }),
    ({ surname, givenName }) => {
      const names = nameRule({ lastname: surname, firstname: givenName })
      return { surname: names.lastname, givenName: names.firstname }
    },
  )

const reasonMessage = message('forms.validation.name', { max: REASON_MAX })
const reason = requiredText.check(z.refine(isReason, reasonMessage))
const optionalReason = anyText.check(z.refine((text) => !text.trim() || isReason(text), reasonMessage))

export const accountForm = z.object({ account: requiredText, reason })

export const ordersForm = z.object({ orderNumber: anyText })

const line = z.object({
  product: requiredText,
  quantity: z.number(),
  batch: requiredText.check(z.refine(isBatch, message('forms.validation.name', { max: BATCH_MAX }))),
  opened: requiredText,
})

/** @param faultOfProduct message for what is wrong with the product of a line besides being missing */
export const productsForm = (
  type: ApplicationType,
  faultOfProduct: (lines: readonly DraftLine[], index: number) => string | undefined,
) =>
  z
    .object({
      reason: type === 'refund' ? reason : optionalReason,
      replenishmentType: type === 'replenishment' ? requiredText : anyText,
      lines: z.array(line),
    })
    .check((context) => {
      const { lines } = context.value
      lines.forEach((_, index) => {
        const message = faultOfProduct(lines, index)
        if (message)
          context.issues.push({
            code: 'custom',
            message,
            path: ['lines', index, 'product'],
            input: context.value,
          })
      })
    })
