import { exportPersonalData } from '#domain/personal-data/api.ts'
import { Button } from '#design-system/actions/Button'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { call } from '#features/kit/call.ts'
import { savedNotice, saveText } from '#features/kit/save-file.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'

const FILE = 'jadeleaf-data.json'

/** Lets customers download all that the shop keeps of them. */
export function PersonalData() {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const [isPending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      const data = await call(exportPersonalData, undefined, { isAction: true })
      saveText(FILE, 'application/json', JSON.stringify(data, null, 2))
      enqueue(savedNotice(intl, FILE))
    } catch {
      // `call` has notified the visitor
    } finally {
      setPending(false)
    }
  }
  return (
    <Section title={intl.formatMessage({ id: 'dashboard.data.section' })} space="none">
      <Stack gap={3} align="start">
        <Text>{intl.formatMessage({ id: 'dashboard.data.copy' })}</Text>
        <Button isPending={isPending} onPress={() => void download()}>
          {intl.formatMessage({ id: 'dashboard.data.download' })}
        </Button>
      </Stack>
    </Section>
  )
}
