import { requirementIds, type RequirementId } from '#domain/commissions/levels.ts'
import { lastDayOf } from '#domain/commissions/period.ts'
import type { CommissionPeriod } from '#domain/commissions/schema.ts'
import { formatDay } from '#domain/dates/format-date.ts'
import { paths } from '#domain/store/paths.ts'
import { RankChecklist } from '#design-system/data/RankChecklist'
import { Section } from '#design-system/layout/Section'
import { levelText } from '#features/kit/labels/level-text.ts'
import { useIntl } from 'react-intl'
import { periodText } from '../../period-text.ts'
import type { PeriodPlace } from '../place.ts'
import type { GlossaryTerm } from '../../glossary/terms.ts'
import { useTermHelp } from '../../glossary/use-term-help.ts'

const termOf: Readonly<Record<RequirementId, GlossaryTerm>> = {
  ppv: 'ppv',
  dpv: 'dpv',
  active_legs: 'activeLegs',
  leg_points: 'legPoints',
}

/** The four figures of a period against what the next level asks for; without a next level the figures alone. */
export function NextLevel({ figures, period, before, state }: PeriodPlace & { figures: CommissionPeriod }) {
  const intl = useIntl()
  const help = useTermHelp()
  const next = figures.next_level ? levelText(intl, figures.next_level) : null
  const number = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 2 })
  const requirements = requirementIds.map((id) => {
    const asked = figures.next_level_requirements?.find((entry) => entry.id === id)
    const current = figures[id] ?? asked?.current ?? null
    const previous = figures.previous?.[id] ?? asked?.previous
    const missing = asked?.missing ?? 0
    return {
      id,
      label: intl.formatMessage({ id: `glossary.term.${termOf[id]}` }),
      help: help(termOf[id]),
      current,
      required: asked?.required ?? null,
      ...(missing > 0
        ? {
            missing: intl.formatMessage(
              { id: `commissions.overview.missing.${id}` },
              { n: number(missing), count: missing },
            ),
          }
        : {}),
      ...(previous === null || previous === undefined
        ? {}
        : {
            previous: intl.formatMessage(
              { id: 'commissions.overview.before' },
              { month: periodText(intl, before, 'month'), value: number(previous) },
            ),
          }),
      ...(id === 'active_legs' && typeof figures.legs === 'number' && current !== null
        ? {
            note: intl.formatMessage(
              { id: 'commissions.overview.legs' },
              { active: current, all: figures.legs },
            ),
          }
        : {}),
    }
  })
  return (
    <Section
      space="none"
      title={
        next === null
          ? intl.formatMessage({ id: 'commissions.overview.figures' })
          : intl.formatMessage({ id: 'commissions.overview.next' }, { level: next })
      }
      action={{ label: intl.formatMessage({ id: 'glossary.title' }), href: paths.glossary() }}
    >
      <RankChecklist
        level={next}
        deadline={formatDay(figures.deadline ?? lastDayOf(period), intl.locale)}
        certainty={state}
        requirements={requirements}
      />
    </Section>
  )
}
