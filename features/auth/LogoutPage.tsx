import { Container } from '#design-system/layout/Container'
import { Heading } from '#design-system/text/Heading'
import { Spinner } from '#design-system/feedback/Spinner'
import { useSession } from '#features/kit/session.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

/** Ends the session and opens the home page. */
export function LogoutPage() {
  const intl = useIntl()
  const { signOut } = useSession()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void signOut()
  }, [signOut])
  return (
    <Container width="measure" block="page">
      <Heading level={1} size="page">
        {intl.formatMessage({ id: 'account.logout.title' })}
      </Heading>
      <Spinner label={intl.formatMessage({ id: 'account.logout.title' })} />
    </Container>
  )
}
