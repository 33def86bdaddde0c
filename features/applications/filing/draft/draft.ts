import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { BATCH_MAX, isAboutGoods, userTypeOf, type ApplicationType } from '#domain/applications/kinds.ts'
import { proofPhotos, REASON_MAX } from '#domain/applications/kinds.ts'
import { estimateRefund, soldOrderOf, type RefundEstimate } from '#domain/applications/refund.ts'
import { mobileOfApplication } from '#domain/applications/rules.ts'
import type { CheckedOrder, NewApplication, ReferrerInfo, SentPhoto } from '#domain/applications/schema.ts'
import type { FilingStep } from '#domain/applications/steps.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { boundMobile } from '#domain/customers/bound-mobile.ts'
import { groupOf } from '#domain/customers/group.ts'
import { nameFaults } from '#domain/customers/person-name.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import { fileFault, type UploadFile } from '#design-system/fields/FileUpload'

/** A product line being edited. `product` is an order number and a SKU, joined by `productKey`. */
export interface DraftLine {
  product: string
  quantity: number
  batch: string
  opened: string
}

/** Values of an application being filled in. */
export interface Draft {
  applicant: { associateId: string; surname: string; givenName: string; email: string; mobile: string }
  account: string
  /** The account found by its number; null until it is looked up. */
  found: ReferrerInfo | null
  reason: string
  orderNumber: string
  orders: CheckedOrder[]
  replenishmentType: string
  lines: DraftLine[]
}

export const emptyLine: DraftLine = { product: '', quantity: 1, batch: '', opened: '' }

/** A new draft, prefilled from the account. */
export const newDraft = (customer: Customer): Draft => ({
  applicant: {
    associateId: attributeText(customer.custom_attributes, 'referral_id') ?? '',
    surname: customer.lastname ?? '',
    givenName: customer.firstname ?? '',
    email: customer.email ?? '',
    mobile: boundMobile(customer)?.mobile ?? '',
  },
  account: '',
  found: null,
  reason: '',
  orderNumber: '',
  orders: [],
  replenishmentType: '',
  lines: [emptyLine],
})

export const productKey = (order: string, sku: string): string => `${order}|${sku}`

/** The product of a line among the orders looked up. */
export function productOf(draft: Draft, key: string) {
  for (const order of draft.orders)
    for (const item of order.items)
      if (productKey(order.increment_id, item.sku) === key) return { order, item }
  return undefined
}

/** Refund estimate for the chosen products, from how their orders were paid. */
export const draftRefund = (draft: Draft): RefundEstimate =>
  estimateRefund(
    draft.orders.map((order) => ({
      order: soldOrderOf(order),
      items: draft.lines.flatMap(({ product, quantity }) => {
        const found = productOf(draft, product)
        return found?.order === order ? [{ sku: found.item.sku, quantity }] : []
      }),
    })),
  )

/** Faults of a reason. */
export const isReason = (text: string): boolean =>
  text.trim() !== '' && Array.from(text.trim()).length <= REASON_MAX && !/[<>{}]/.test(text)
export const isBatch = (text: string): boolean =>
  text.trim() !== '' && text.trim().length <= BATCH_MAX && !/[<>{}]/.test(text)

/** Whether the photos are valid: 1 to 5, none with a fault. */
const arePhotosRight = (photos: readonly UploadFile[]): boolean =>
  photos.length >= proofPhotos.min &&
  photos.every((_photo, index) => fileFault(photos, index, proofPhotos) === undefined)

/** Whether a step is complete. */
export function isStepDone(
  step: FilingStep,
  type: ApplicationType,
  draft: Draft,
  photos: readonly UploadFile[],
  customer: Customer,
): boolean {
  const { applicant, found, lines, orders } = draft
  switch (step) {
    case 'applicant':
      return (
        applicant.associateId === attributeText(customer.custom_attributes, 'referral_id') &&
        Object.keys(nameFaults({ lastname: applicant.surname, firstname: applicant.givenName })).length ===
          0 &&
        isEmailAddress(typedIdentifier(applicant.email)) &&
        mobileOfApplication(boundMobile(customer), applicant.mobile) !== null
      )
    case 'account':
      return found?.referral_id === draft.account.trim() && isReason(draft.reason)
    case 'orders':
      return type === 'referrer' || orders.length > 0
    case 'products':
      return (
        lines.length > 0 &&
        lines.every(
          ({ product, batch, opened }) => productOf(draft, product) && isBatch(batch) && opened !== '',
        ) &&
        (type === 'refund' ? isReason(draft.reason) : draft.replenishmentType !== '')
      )
    case 'photos':
      return arePhotosRight(photos)
    case 'review':
      return false
  }
}

/** Converts a picture for the contract. */
export async function sentPhoto({ file }: UploadFile): Promise<SentPhoto> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      resolve(String(reader.result))
    }
    reader.onerror = () => {
      reject(new Error('The picture could not be read'))
    }
    reader.readAsDataURL(file)
  })
  return { name: file.name, type: file.type, base64_encoded_data: url.slice(url.indexOf(',') + 1) }
}

/** Body of the call that files an application. */
export function toApplication(
  type: ApplicationType,
  draft: Draft,
  customer: Customer,
  today: string,
  photos: SentPhoto[],
): NewApplication {
  const { applicant } = draft
  const about = {
    type,
    associate_id: applicant.associateId.trim(),
    surname: applicant.surname.trim(),
    given_name: applicant.givenName.trim(),
    user_type: userTypeOf(groupOf(customer)),
    email: typedIdentifier(applicant.email),
    mobile_number: applicant.mobile.trim(),
    application_date: today,
    photos,
  }
  const order_numbers = draft.orders.map(({ increment_id: number }) => number)
  if (!isAboutGoods(type))
    return {
      ...about,
      new_account: draft.account.trim(),
      reason: draft.reason.trim(),
      ...(type === 'referrer' ? { order_numbers } : {}),
    }
  const items = draft.lines.flatMap(({ product, quantity, batch, opened }) => {
    const found = productOf(draft, product)
    return found
      ? [
          {
            product_name: found.item.name,
            sku: found.item.sku,
            order_number: found.order.increment_id,
            quantity,
            batch_number: batch.trim(),
            opened: opened === 'opened',
          },
        ]
      : []
  })
  return type === 'refund'
    ? { ...about, order_numbers, items, return_reason: draft.reason.trim() }
    : {
        ...about,
        order_numbers,
        items,
        replenishment_type: draft.replenishmentType as NonNullable<NewApplication['replenishment_type']>,
        ...(draft.reason.trim() ? { reason: draft.reason.trim() } : {}),
      }
}
