import { levelIds, type LevelId } from '#domain/commissions/levels.ts'
import { useIntl } from 'react-intl'

const isLevel = (id: string): id is LevelId => levelIds.some((known) => known === id)

/** Name of a level; one that only another service knows is shown as received. */
export function useLevelName(): (id: string) => string {
  const intl = useIntl()
  return (id) => (isLevel(id) ? intl.formatMessage({ id: `business.level.${id}` }) : id)
}
