import { attributeText } from '#domain/contract/attributes.ts'
import { updateMe } from '#domain/customers/api.ts'
import { customerToSave } from '#domain/customers/customer-to-save.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { useMutate } from '#features/kit/query.ts'
import { TermsDialog } from './TermsDialog.tsx'

/** The terms, accepted on the customer's record (shopping.md §7): mobile and tc_agreed_status '1'. */
export function AcceptTerms({ customer, onAccepted, onClose }: { customer: Customer; onAccepted: () => void; onClose: () => void }) {
  const accept = useMutate(updateMe)
  const save = () => {
    const mobile = attributeText(customer.custom_attributes, 'mobile')
    accept.mutate({ body: customerToSave(customer, { attributes: { ...(mobile ? { mobile } : {}), tc_agreed_status: '1' } }) }, { onSuccess: onAccepted })
  }
  return <TermsDialog isOpen isPending={accept.isPending} onAccept={save} onClose={onClose} />
}
