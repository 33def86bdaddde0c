import { invitationStatuses } from '#domain/enrollments/invitation-statuses.ts'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { Disclosure } from '#design-system/data/Disclosure'
import { HelpTip } from '#design-system/overlays/HelpTip'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { storageSlot, useStored } from '#features/kit/storage.ts'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { statusMeaning, statusText } from './labels.ts'

const seenSlot = storageSlot(
  'invitation_statuses_seen',
  (value): value is boolean => typeof value === 'boolean',
)

function useMeanings() {
  const intl = useIntl()
  return invitationStatuses.map((status) => ({
    status,
    term: statusText(intl, status),
    description: statusMeaning(intl, status),
  }))
}

/** "?" beside the word Status, which explains the statuses. */
export function StatusTip() {
  const intl = useIntl()
  const meanings = useMeanings()
  const term = intl.formatMessage({ id: 'enrollments.column.status' })
  return (
    <Inline as="span" gap={1}>
      <Text as="span" size="small" tone="muted">
        {term}
      </Text>
      <HelpTip term={term}>
        <Stack gap={2}>
          {meanings.map((each) => (
            <Text key={each.status} size="small">
              <strong>{each.term}</strong> <span>{each.description}</span>
            </Text>
          ))}
        </Stack>
      </HelpTip>
    </Inline>
  )
}

/** Explains the statuses; open on the first visit. */
export function StatusHelp() {
  const intl = useIntl()
  const meanings = useMeanings()
  const wasSeen = useStored(seenSlot)
  const [isOpenAtFirst] = useState(!wasSeen)
  useEffect(() => {
    seenSlot.write(true)
  }, [])
  return (
    <Disclosure title={intl.formatMessage({ id: 'enrollments.statuses' })} isOpenAtFirst={isOpenAtFirst}>
      <DescriptionList items={meanings} />
    </Disclosure>
  )
}
