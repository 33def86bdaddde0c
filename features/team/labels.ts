import type { teamLevels } from '#domain/team/filters.ts'
import type { IntlShape } from 'react-intl'

/** Returns a level, or preferred customers, as text. */
export const levelText = (intl: IntlShape, level: (typeof teamLevels)[number]): string =>
  intl.formatMessage({ id: `team.level.${level}` })

/** What the team's table, tree and file, and a person's panel, show of people. */
type TeamColumn = 'name' | 'leg' | 'joined' | 'renewal' | 'ppv' | 'dpv' | 'state'

/** Returns a column's header, which also names the figure elsewhere. */
export const columnText = (intl: IntlShape, column: TeamColumn): string =>
  intl.formatMessage({ id: `team.column.${column}` })
