import { attributeText } from '#domain/contract/attributes.ts'
import { updateMe } from '#domain/customers/api.ts'
import { customerToSave } from '#domain/customers/customer-to-save.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { useMutate } from '#features/kit/query.ts'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Suspense, useState, type ComponentType } from 'react'
import { TermsDialog } from './TermsDialog.tsx'

/**
 * The text of the terms, provided by the app since it belongs to another feature. `onRead`: called when its end has
 * been visible.
 */
export type TermsTextSlot = ComponentType<{ onRead: () => void }>

/** Shows the terms and stores their acceptance on the customer's record: mobile and tc_agreed_status '1'. */
export function AcceptTerms({
  customer,
  TermsText,
  onAccepted,
  onClose,
}: {
  customer: Customer
  TermsText: TermsTextSlot
  onAccepted: () => void
  onClose: () => void
}) {
  const accept = useMutate(updateMe)
  const [isRead, setRead] = useState(false)
  const save = () => {
    const mobile = attributeText(customer.custom_attributes, 'mobile')
    accept.mutate(
      {
        body: customerToSave(customer, {
          attributes: { ...(mobile ? { mobile } : {}), tc_agreed_status: '1' },
        }),
      },
      { onSuccess: onAccepted },
    )
  }
  return (
    <TermsDialog
      isOpen
      isRead={isRead}
      isPending={accept.isPending}
      terms={
        <Suspense fallback={<Skeleton shape="text" lines={8} />}>
          <TermsText
            onRead={() => {
              setRead(true)
            }}
          />
        </Suspense>
      }
      onAccept={save}
      onClose={onClose}
    />
  )
}
