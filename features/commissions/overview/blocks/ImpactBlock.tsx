import type { CommissionPeriod } from '#domain/commissions/schema.ts'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { HelpTip } from '#design-system/overlays/HelpTip'
import { Section } from '#design-system/layout/Section'
import { useIntl } from 'react-intl'
import { FigureLine } from './FigureLine.tsx'
import { periodText } from '../../period-text.ts'
import type { PeriodPlace } from '../place.ts'
import { useTermHelp } from '../../glossary/use-term-help.ts'

/** Donations made for the purchases of the associate and the team. */
export function ImpactBlock({ figures, before }: PeriodPlace & { figures: CommissionPeriod }) {
  const intl = useIntl()
  const help = useTermHelp()('meals')
  const title = intl.formatMessage({ id: 'commissions.overview.impact.title' })
  const last = figures.previous?.impact?.meals_donated
  return (
    <Section
      space="none"
      title={title}
      aside={
        <HelpTip term={title} more={help.more}>
          {help.text}
        </HelpTip>
      }
    >
      <DescriptionList
        layout="ends"
        items={[
          {
            term: intl.formatMessage({ id: 'commissions.overview.impact.meals' }),
            description: (
              <FigureLine
                value={figures.impact?.meals_donated}
                note={
                  last === null || last === undefined
                    ? undefined
                    : intl.formatMessage(
                        { id: 'commissions.overview.was' },
                        { n: last, month: periodText(intl, before, 'month') },
                      )
                }
              />
            ),
          },
          {
            term: intl.formatMessage({ id: 'commissions.overview.impact.sinceJoined' }),
            description: <FigureLine value={figures.impact?.since_joined} />,
          },
        ]}
      />
    </Section>
  )
}
