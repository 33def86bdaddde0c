import { Button } from '#design-system/actions/Button'
import { CopyButton } from '#design-system/actions/CopyButton'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { Grid } from '#design-system/layout/Grid'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Heading } from '#design-system/text/Heading'
import { Text } from '#design-system/text/Text'
import { savedNotice, saveText } from '#features/kit/save-file.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

const FILE = 'jadeleaf-recovery-codes.txt'

export interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shows recovery codes, which nobody can show again, to copy or to keep as a file. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const text = codes.join('\n')
  return (
    <Stack gap={5}>
      <Heading level={2} size="section" ref={heading} isFocusTarget>
        {intl.formatMessage({ id: 'dashboard.twoStep.codesTitle' })}
      </Heading>
      <Text>{intl.formatMessage({ id: 'dashboard.twoStep.codesCopy' })}</Text>
      <Grid as="ul" columns={{ phone: 2, desktop: 2 }} gap={3}>
        {codes.map((code) => (
          <Text as="li" key={code} isTabular isUnbroken>
            {code}
          </Text>
        ))}
      </Grid>
      <Inline gap={3}>
        <CopyButton text={text} label={intl.formatMessage({ id: 'dashboard.twoStep.copyCodes' })} />
        <Button
          onPress={() => {
            saveText(FILE, 'text/plain', `${text}\n`)
            enqueue(savedNotice(intl, FILE))
          }}
        >
          {intl.formatMessage({ id: 'dashboard.twoStep.download' })}
        </Button>
      </Inline>
      <div>
        <Button variant="primary" onPress={onDone}>
          {intl.formatMessage({ id: 'dashboard.twoStep.done' })}
        </Button>
      </div>
    </Stack>
  )
}
