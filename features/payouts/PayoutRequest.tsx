import { attributeText } from '#domain/contract/attributes.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { applyForPayoutAccount } from '#domain/payouts/api.ts'
import type { PayoutApplication } from '#domain/payouts/schema.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useCountryCodes } from '#features/kit/form/use-country-codes.ts'
import { useMutate } from '#features/kit/query.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useServiceNow } from '#features/kit/service-clock.ts'
import { useIntl } from 'react-intl'
import type { PayoutDraft } from './forms.ts'
import { PayoutRequestForm, type RequestFault } from './PayoutRequestForm.tsx'

/** What is known of the person, to begin with. */
const draftOf = (customer: Customer): PayoutDraft => ({
  username: '',
  email: customer.email ?? '',
  lastname: customer.lastname ?? '',
  firstname: customer.firstname ?? '',
  dob: customer.dob?.slice(0, 10) ?? '',
  country: 'HK',
  city: '',
  street: '',
  phonePrefix: attributeText(customer.custom_attributes, 'mobile_prefix') ?? '852',
  phone: attributeText(customer.custom_attributes, 'mobile') ?? '',
})

/** The documented refusals: everything else went wrong somehow. */
function faultOf(error: unknown): RequestFault {
  const refusal = error instanceof ServiceFault ? error.refusal : undefined
  if (refusal === 'payouts.usernameTaken') return 'username'
  return refusal === 'customers.emailTaken' ? 'email' : 'other'
}

/** The request for a payout account with its call. `onDone`: it was accepted; `onCancel`: the person thought better of it. */
export function PayoutRequest({
  customer,
  onDone,
  onCancel,
}: {
  customer: Customer
  onDone: () => void
  onCancel: () => void
}) {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const { options } = useCountryCodes()
  const today = toHongKongDate(useServiceNow())
  const apply = useMutate(applyForPayoutAccount, { handled: true })
  const send = async (account: PayoutApplication): Promise<RequestFault | undefined> => {
    try {
      const answer = await apply.mutateAsync({ body: { account } })
      // a missing response is neither a success nor a failure
      if (!answer) return undefined
      if (!answer.result) return 'other'
    } catch (error) {
      return faultOf(error)
    }
    enqueue({ message: intl.formatMessage({ id: 'payouts.request.done' }), variant: 'success' })
    onDone()
    return undefined
  }
  return (
    <PayoutRequestForm
      first={draftOf(customer)}
      countryOptions={options}
      today={today}
      onSend={send}
      onCancel={onCancel}
    />
  )
}
