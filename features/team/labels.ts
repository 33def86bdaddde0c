import type { IntlShape } from 'react-intl'

/** What the team's table, tree and file, and a person's panel, show of people. */
type TeamColumn = 'name' | 'leg' | 'joined' | 'renewal' | 'ppv' | 'dpv' | 'state'

/** Returns a column's header, which also names the figure elsewhere. */
export const columnText = (intl: IntlShape, column: TeamColumn): string =>
  intl.formatMessage({ id: `team.column.${column}` })
