import { formatDay } from '#domain/dates/format-date.ts'
import { monthInSentence } from '#domain/dates/format-month.ts'
import type { ReportPage, ReportPerson } from '#domain/reports/schema.ts'
import { Amount } from '#design-system/data/Amount'
import { Drawer } from '#design-system/overlays/Drawer'
import { PersonPanel } from '#design-system/data/PersonPanel'
import { levelText } from '#features/kit/labels/level-text.ts'
import { useIntl } from 'react-intl'
import { columnText, shortMonthText } from './texts.ts'

export interface PersonDetailsProps {
  /** Somebody of the report, and the periods of their figures. */
  of: { person: ReportPerson; periods: ReportPage['periods'] }
  isOpen: boolean
  onClose: () => void
}

/** Everything that the report knows of one person, whatever its columns. */
export function PersonDetails({ of: { person, periods }, isOpen, onClose }: PersonDetailsProps) {
  const intl = useIntl()
  const at = periods.length - 1
  const figures = person.figures[at]
  const state = periods[at]?.state
  const ppv = periods
    .map(({ period, state: certainty }, index) => ({
      label: intl.formatMessage(
        { id: 'reports.person.ppv' },
        { month: monthInSentence(shortMonthText(intl, period), intl.locale) },
      ),
      certainty,
      value: (
        <Amount
          value={person.figures[index]?.ppv ?? null}
          certainty={certainty}
          format="number"
          isEstimateSaid
        />
      ),
    }))
    .toReversed()
  const last = (['dpv', 'active_legs', 'leg_points'] as const).map((column) => ({
    label: columnText(intl, column),
    ...(state && { certainty: state }),
    value: (
      <Amount value={figures?.[column] ?? null} certainty={state ?? 'final'} format="number" isEstimateSaid />
    ),
  }))
  return (
    <Drawer
      title={person.name ?? intl.formatMessage({ id: 'reports.unshared' }, { number: person.number })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <PersonPanel
        name={person.name}
        isNameHidden
        memberNumber={person.number}
        level={levelText(intl, figures?.level ?? null)}
        isActive={figures?.is_active ?? false}
        figures={[...ppv, ...last]}
        facts={[
          {
            term: columnText(intl, 'leg'),
            description: intl.formatMessage({ id: 'team.member.leg' }, { n: person.leg.number }),
          },
          { term: columnText(intl, 'generation'), description: intl.formatNumber(person.generation) },
          { term: columnText(intl, 'new_people'), description: intl.formatNumber(person.new_people) },
          { term: columnText(intl, 'joined'), description: formatDay(person.joined_on, intl.locale) },
          ...(person.renews_on
            ? [{ term: columnText(intl, 'renews'), description: formatDay(person.renews_on, intl.locale) }]
            : []),
        ]}
      />
    </Drawer>
  )
}
