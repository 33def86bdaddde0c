import type { ApplicationStatus as Status } from '#domain/applications/kinds.ts'
import { StatusTag, type StatusTone } from '#design-system/data/StatusTag'
import { useIntl } from 'react-intl'
import { statusText } from './labels.ts'

const tones: Readonly<Record<Status, StatusTone>> = {
  pending: 'waiting',
  approved: 'success',
  rejected: 'critical',
}

/** The status of an application in words. */
export function ApplicationStatus({ status }: { status: Status }) {
  const intl = useIntl()
  return (
    <StatusTag tone={tones[status]} icon={status === 'rejected' ? 'close' : undefined}>
      {statusText(intl, status)}
    </StatusTag>
  )
}
