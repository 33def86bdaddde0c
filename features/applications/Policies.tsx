import { policies } from '#domain/applications/refund.ts'
import type { ApplicationType } from '#domain/applications/kinds.ts'
import { Divider } from '#design-system/layout/Divider'
import { Heading } from '#design-system/text/Heading'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl, type MessageDescriptor } from 'react-intl'

type MessageId = NonNullable<MessageDescriptor['id']>

const texts: Readonly<Record<ApplicationType, readonly MessageId[]>> = {
  refund: [
    'applications.policy.cap',
    'applications.policy.restocking',
    'applications.policy.rule70',
    'applications.policy.returnBy',
    'applications.policy.paidWithin',
    'applications.policy.guarantee',
  ],
  replenishment: ['applications.policy.replenishBy', 'applications.policy.replenishOnce'],
  referrer: ['applications.policy.referrerOnce', 'applications.policy.thisMonth'],
  enroller: ['applications.policy.grace', 'applications.policy.fee'],
  sponsor: ['applications.policy.periods'],
}

/** Policies of a kind of application, shown beside the form. Staff check them. */
export function Policies({ type, isTitled = true }: { type: ApplicationType; isTitled?: boolean }) {
  const intl = useIntl()
  return (
    <Stack gap={3}>
      {isTitled && (
        <>
          <Divider weight="rule" />
          <Heading level={2} size="section">
            {intl.formatMessage({ id: 'applications.policy.title' })}
          </Heading>
        </>
      )}
      <Stack as="ul" gap={2}>
        {texts[type].map((id) => (
          <Text as="li" key={id} size="small" tone="muted">
            {intl.formatMessage({ id }, policies)}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}
