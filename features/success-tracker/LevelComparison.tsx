import type { TrackerLevel } from '#domain/success-tracker/schema.ts'
import { formatMoney } from '#domain/money/money.ts'
import { ComparisonTable } from '#design-system/data/ComparisonTable'
import { useIntl } from 'react-intl'

export interface LevelComparisonProps {
  /** The associate's level, which is marked; undefined on the page that only informs. */
  level?: TrackerLevel | undefined
  /** Price of Gold per year in cents; null until known. */
  priceMinor: number | null
}

const features = ['own', 'team', 'reminders', 'goals', 'history'] as const

/** What Free and Gold hold (A-142: texts of ours). A price that is not known is a dash. */
export function LevelComparison({ level, priceMinor }: LevelComparisonProps) {
  const intl = useIntl()
  const valueOf = (feature: (typeof features)[number], name: 'Free' | 'Gold') => {
    if (feature === 'own') return true
    if (feature === 'reminders' && name === 'Free') return false
    return intl.formatMessage({
      id: feature === 'reminders' ? 'tracker.feature.remindersGold' : `tracker.feature.${feature}${name}`,
    })
  }
  return (
    <ComparisonTable
      label={intl.formatMessage({ id: 'tracker.compare.title' })}
      columns={[
        {
          id: 'free',
          label: intl.formatMessage({ id: 'tracker.free' }),
          isCurrent: level === 'free',
        },
        {
          id: 'gold',
          label: intl.formatMessage({ id: 'tracker.gold' }),
          tone: 'member',
          isCurrent: level === 'gold',
          note: intl.formatMessage(
            { id: 'tracker.price' },
            { price: priceMinor === null ? '—' : formatMoney(priceMinor) },
          ),
        },
      ]}
      rows={features.map((feature) => ({
        label: intl.formatMessage({ id: `tracker.feature.${feature}` }),
        values: (['Free', 'Gold'] as const).map((level) => valueOf(feature, level)),
      }))}
    />
  )
}
