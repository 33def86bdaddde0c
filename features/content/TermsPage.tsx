import { attributeText } from '#domain/contract/attributes.ts'
import { updateMe } from '#domain/customers/api.ts'
import { customerToSave } from '#domain/customers/customer-to-save.ts'
import { useMutate } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { redirectAfterSignIn } from '#domain/auth/redirect-after-sign-in.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { cmsPageQuery, TERMS_PAGE } from './queries.ts'
import { TermsView } from './TermsView.tsx'

const accepted = (value: string | undefined) => value === '1' || value === 'true'

/**
 * /terms-conditions: stores the acceptance of a signed-in customer who has not accepted yet; everybody continues to the
 * redirect target.
 */
export function TermsPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { customer, isSignedIn, refresh } = useSession()
  const read = useQuery(cmsPageQuery(TERMS_PAGE))
  const accepting = useMutate(updateMe)
  const proceed = async () => {
    if (isSignedIn && customer && !accepted(attributeText(customer.custom_attributes, 'tc_agreed_status'))) {
      const mobile = attributeText(customer.custom_attributes, 'mobile') ?? ''
      try {
        await accepting.mutateAsync({
          body: customerToSave(customer, { attributes: { mobile, tc_agreed_status: '1' } }),
        })
      } catch {
        return
      } // reported by the call itself; the customer stays and can retry
      await refresh()
    }
    void navigate(redirectAfterSignIn(search.get('redirect'), '/'), { replace: true })
  }
  return (
    <TermsView
      page={read.data}
      state={read.data ? 'ready' : 'pending'}
      failure={readFailure(read)}
      isAccepting={accepting.isPending}
      onAccept={() => void proceed()}
    />
  )
}
