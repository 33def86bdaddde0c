import { Button } from '#design-system/actions/Button'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Heading } from '#design-system/text/Heading'
import { Text } from '#design-system/text/Text'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ProofForm, type ProofFormProps } from './ProofForm.tsx'

export interface ManageTwoStepProps {
  /** Recovery codes that are left. */
  codesLeft: number
  onRenew: ProofFormProps['onProof']
  onTurnOff: ProofFormProps['onProof']
}

/** What can be done with two-step sign-in while it is on: new recovery codes, or switching it off. */
export function ManageTwoStep({ codesLeft, onRenew, onTurnOff }: ManageTwoStepProps) {
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
        <Stack gap={3}>
          <Heading level={2} size="section">
            {intl.formatMessage({ id: `dashboard.twoStep.${action}` })}
          </Heading>
          <Text>{intl.formatMessage({ id: `dashboard.twoStep.${action}Copy` })}</Text>
          <ProofForm
            key={action}
            withCode
            submitLabel={intl.formatMessage({ id: `dashboard.twoStep.${action}` })}
            onProof={action === 'renew' ? onRenew : onTurnOff}
            onCancel={cancel}
          />
        </Stack>
      )}
    </Stack>
  )
}
