import { invitationStatuses, type InvitationStatus } from '#domain/enrollments/invitation-statuses.ts'
import { ScrollRow } from '#design-system/layout/ScrollRow'
import { ToggleButton } from '#design-system/actions/ToggleButton'
import { useIntl } from 'react-intl'
import { statusText } from './labels.ts'

export interface StatusFilterProps {
  /** Number of invitations in each state. */
  counts: Readonly<Record<InvitationStatus, number>>
  /** The states to show; empty for all. */
  shown: readonly InvitationStatus[]
  onChange: (shown: InvitationStatus[]) => void
}

/** Filter of the states, with the number of invitations in each. */
export function StatusFilter({ counts, shown, onChange }: StatusFilterProps) {
  const intl = useIntl()
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const labelWith = (label: string, n: number) =>
    intl.formatMessage({ id: 'enrollments.filter.count' }, { label, n })
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'enrollments.filter.label' })}>
      <ScrollRow>
        <ToggleButton
          size="sm"
          isSelected={shown.length === 0}
          onChange={() => {
            onChange([])
          }}
        >
          {labelWith(intl.formatMessage({ id: 'enrollments.filter.all' }), total)}
        </ToggleButton>
        {invitationStatuses.map((status) => (
          <ToggleButton
            key={status}
            size="sm"
            isSelected={shown.includes(status)}
            onChange={(isSelected) => {
              onChange(isSelected ? [...shown, status] : shown.filter((each) => each !== status))
            }}
          >
            {labelWith(statusText(intl, status), counts[status])}
          </ToggleButton>
        ))}
      </ScrollRow>
    </div>
  )
}
