import type { Customer } from '#domain/customers/schema.ts'
import { Container } from '#design-system/layout/Container'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { redirectAfterSignIn } from '#domain/auth/redirect-after-sign-in.ts'
import { mustAcceptTerms } from '#domain/customers/group.ts'
import { paths } from '#domain/store/paths.ts'
import { useSignIn } from '../use-sign-in.ts'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { MethodTabs } from '../MethodTabs.tsx'
import { AccountSignInForm } from './AccountSignInForm.tsx'
import { MobileSignInForm } from './MobileSignInForm.tsx'

export interface SignInPageProps {
  /** Called after the profile has loaded and before the next page opens: the application merges the guest's cart here. */
  onSignedIn?: (customer: Customer) => void | Promise<void>
  /** Pieces in the cart of the guest who signs in: it stays. @default 0 */
  cartCount?: number
  /** Address of the sandbox's outbox; absent outside the sandbox. */
  outboxHref?: string
}

/** Sign-in with an SMS code, or with an account and its password. Continues to `?redirect=`. */
export function SignInPage({ onSignedIn, cartCount = 0, outboxHref }: SignInPageProps) {
  const intl = useIntl()
  const signIn = useSignIn()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const redirect = search.get('redirect')

  const enter = async (token: string) => {
    const customer = await signIn(token, onSignedIn)
    // the application leads to the terms by itself: a second way would show another page in between
    if (mustAcceptTerms(customer)) return
    void navigate(redirectAfterSignIn(redirect, paths.dashboard()), { replace: true })
  }
  const signUp = paths.signUp(redirect ? { redirect } : {})
  return (
    <Container width="measure" block="page">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} size="page">
            {intl.formatMessage({ id: 'account.signin.title' })}
          </Heading>
          <Text tone="muted">
            {cartCount > 0
              ? intl.formatMessage({ id: 'account.signin.cartKept' }, { n: cartCount })
              : intl.formatMessage({ id: 'account.signin.benefit' })}
          </Text>
        </Stack>
        <MethodTabs
          label={intl.formatMessage({ id: 'account.signin.methods' })}
          methods={[
            {
              id: 'mobile',
              label: intl.formatMessage({ id: 'account.signin.byMobile' }),
              content: <MobileSignInForm onToken={enter} outboxHref={outboxHref} />,
            },
            {
              id: 'account',
              label: intl.formatMessage({ id: 'account.signin.byAccount' }),
              content: <AccountSignInForm onToken={enter} />,
            },
          ]}
        />
        <Inline gap={2}>
          <Text as="span">{intl.formatMessage({ id: 'account.signin.newHere' })}</Text>
          <TextLink href={signUp}>{intl.formatMessage({ id: 'account.signin.register' })}</TextLink>
        </Inline>
      </Stack>
    </Container>
  )
}
