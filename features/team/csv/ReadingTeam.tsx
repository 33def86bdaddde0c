import { Progress } from '#design-system/feedback/Progress'
import { useIntl } from 'react-intl'

export interface ReadingTeamProps {
  /** People read so far. */
  read: number
  /** People of the file. */
  total: number
}

/** How far the reading of a team for a file is. */
export function ReadingTeam({ read, total }: ReadingTeamProps) {
  const intl = useIntl()
  return (
    <Progress
      label={intl.formatMessage({ id: 'team.csv.reading' })}
      value={read}
      max={total}
      valueLabel={intl.formatMessage({ id: 'team.csv.read' }, { read, total })}
    />
  )
}
