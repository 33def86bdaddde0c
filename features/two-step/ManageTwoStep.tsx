import { Button } from '#design-system/actions/Button'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Heading } from '#design-system/text/Heading'
import { Text } from '#design-system/text/Text'
import type { IdentityProof } from '#domain/customers/bound-mobile.ts'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ProofProps } from './proof.ts'

/** Makes the change with a proof of identity and the code of the second step. @throws ServiceFault */
type Change = (proof: IdentityProof & { otp: string }) => Promise<void>

export interface ManageTwoStepProps {
  /** Recovery codes that are left. */
  codesLeft: number
  onRenew: Change
  onTurnOff: Change
  proof: ProofProps
}

/** Says what a change does and asks for what it takes. The heading takes the focus. */
function ChangeForm({
  action,
  proof: { Form, ...proof },
  onChange,
  onCancel,
}: {
  action: 'renew' | 'turnOff'
  proof: ProofProps
  onChange: Change
  onCancel: () => void
}) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading level={2} size="section" ref={heading} isFocusTarget>
          {intl.formatMessage({ id: `dashboard.twoStep.${action}` })}
        </Heading>
        <Text>{intl.formatMessage({ id: `dashboard.twoStep.${action}Copy` })}</Text>
      </Stack>
      <Form
        {...proof}
        variant="primary"
        withSecondStep
        labels={{
          submit: intl.formatMessage({ id: `dashboard.twoStep.${action}` }),
          cancel: intl.formatMessage({ id: 'dashboard.twoStep.cancel' }),
        }}
        onProve={(given, otp) => onChange({ ...given, otp })}
        onCancel={onCancel}
      />
    </Stack>
  )
}

/** What can be done with two-step sign-in while it is on: new recovery codes, or switching it off. */
export function ManageTwoStep({ codesLeft, onRenew, onTurnOff, proof }: ManageTwoStepProps) {
  const intl = useIntl()
  const [action, setAction] = useState<'renew' | 'turnOff'>()
  const buttons = useRef<HTMLDivElement>(null)
  const cancel = () => {
    setAction(undefined)
    requestAnimationFrame(() => buttons.current?.querySelector('button')?.focus())
  }
  return (
    <Stack gap={5}>
      <InlineMessage tone="success">{intl.formatMessage({ id: 'dashboard.twoStep.on' })}</InlineMessage>
      <Text>{intl.formatMessage({ id: 'dashboard.twoStep.codesLeft' }, { n: codesLeft })}</Text>
      {action === undefined ? (
        <div ref={buttons}>
          <Inline gap={3}>
            <Button
              onPress={() => {
                setAction('renew')
              }}
            >
              {intl.formatMessage({ id: 'dashboard.twoStep.renew' })}
            </Button>
            <Button
              onPress={() => {
                setAction('turnOff')
              }}
            >
              {intl.formatMessage({ id: 'dashboard.twoStep.turnOff' })}
            </Button>
          </Inline>
        </div>
      ) : (
        <ChangeForm
          key={action}
          action={action}
          proof={proof}
          onChange={action === 'renew' ? onRenew : onTurnOff}
          onCancel={cancel}
        />
      )}
    </Stack>
  )
}
