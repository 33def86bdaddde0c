import { Container } from '#design-system/layout/Container'
import { Heading } from '#design-system/text/Heading'
import { Stack } from '#design-system/layout/Stack'
import { useIntl } from 'react-intl'
import { MethodTabs } from '../MethodTabs.tsx'
import { ForgotByEmailForm } from './ForgotByEmailForm.tsx'
import { ForgotByMobileForm } from './ForgotByMobileForm.tsx'

/** Recovery of a password by a link or by a code. */
export function ForgotPasswordPage({ outboxHref }: { outboxHref?: string }) {
  const intl = useIntl()
  return (
    <Container width="measure" block="page">
      <Stack gap={6}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'account.forgot.title' })}
        </Heading>
        <MethodTabs
          label={intl.formatMessage({ id: 'account.forgot.title' })}
          methods={[
            {
              id: 'email',
              label: intl.formatMessage({ id: 'account.forgot.byEmail' }),
              content: <ForgotByEmailForm outboxHref={outboxHref} />,
            },
            {
              id: 'mobile',
              label: intl.formatMessage({ id: 'account.forgot.byMobile' }),
              content: <ForgotByMobileForm outboxHref={outboxHref} />,
            },
          ]}
        />
      </Stack>
    </Container>
  )
}
