import { levelFilters } from '#domain/commissions/levels.ts'
import type { IntlShape } from 'react-intl'

/**
 * Returns a level as text; one that only another service knows is shown as received.
 * @param level null or `preferred` for preferred customers, who have none
 */
export function levelText(intl: IntlShape, level: string | null): string {
  const id = level ?? 'preferred'
  const known = levelFilters.find((each) => each === id)
  return known ? intl.formatMessage({ id: `commissions.level.${known}` }) : id
}
