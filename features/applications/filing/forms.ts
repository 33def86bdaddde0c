import { REASON_MAX, BATCH_MAX, type ApplicationType } from '#domain/applications/kinds.ts'
import { mobileOfApplication } from '#domain/applications/rules.ts'
import type { BoundMobile } from '#domain/customers/bound-mobile.ts'
import { fieldRules } from '#features/kit/form/field-rules.ts'
import { withRule } from '#features/kit/form/with-rule.ts'
import type { IntlShape } from 'react-intl'
import * as z from 'zod/mini'
import { isBatch, isReason, type DraftLine } from './draft/draft.ts'

const text = z.string()

/** @param own number of the account that is signed in: nobody applies for somebody else */
export const applicantForm = (intl: IntlShape, own: string, bound: BoundMobile | null) =>
  withRule(
    z.object({ associateId: text, surname: text, givenName: text, email: text, mobile: text }),
    (values) => {
      const { required, name, email } = fieldRules(intl)
      return {
        associateId:
          required(values.associateId) ??
          (values.associateId.trim() === own
            ? undefined
            : intl.formatMessage({ id: 'applications.fault.account' })),
        surname: name(values.surname),
        givenName: name(values.givenName),
        email: required(values.email) ?? email(values.email),
        mobile:
          required(values.mobile) ??
          (mobileOfApplication(bound, values.mobile)
            ? undefined
            : intl.formatMessage({ id: 'forms.validation.mobile' })),
      }
    },
  )

const reasonFault = (intl: IntlShape, value: string): string | undefined =>
  fieldRules(intl).required(value) ??
  (isReason(value) ? undefined : intl.formatMessage({ id: 'forms.validation.name' }, { max: REASON_MAX }))

export const accountForm = (intl: IntlShape) =>
  withRule(z.object({ account: text, reason: text }), (values) => ({
    account: fieldRules(intl).required(values.account),
    reason: reasonFault(intl, values.reason),
  }))

export const ordersForm = z.object({ orderNumber: text })

/** The message of a line's fields that are not right yet. */
function lineFaults(intl: IntlShape, line: DraftLine) {
  const { required } = fieldRules(intl)
  return {
    product: required(line.product),
    batch:
      required(line.batch) ??
      (isBatch(line.batch)
        ? undefined
        : intl.formatMessage({ id: 'forms.validation.name' }, { max: BATCH_MAX })),
    opened: required(line.opened),
  }
}

/** @param faultOfProduct what is wrong with the product of a line besides being missing */
export const productsForm = (
  intl: IntlShape,
  type: ApplicationType,
  faultOfProduct: (lines: readonly DraftLine[], index: number) => string | undefined,
) =>
  z
    .object({
      reason: text,
      replenishmentType: text,
      lines: z.array(z.object({ product: text, quantity: z.number(), batch: text, opened: text })),
    })
    .check((context) => {
      const { lines, reason, replenishmentType } = context.value
      const refuse = (path: (string | number)[], message: string | undefined) => {
        if (message) context.issues.push({ code: 'custom', message, path, input: context.value })
      }
      lines.forEach((line, index) => {
        const faults = lineFaults(intl, line)
        refuse(['lines', index, 'product'], faults.product ?? faultOfProduct(lines, index))
        refuse(['lines', index, 'batch'], faults.batch)
        refuse(['lines', index, 'opened'], faults.opened)
      })
      if (type === 'replenishment')
        refuse(['replenishmentType'], fieldRules(intl).required(replenishmentType))
      if (type === 'refund' || reason.trim()) refuse(['reason'], reasonFault(intl, reason))
    })
