import { knownMinor, stateOf, type TypeRow } from '#domain/commissions/figures.ts'
import { isRecalculation } from '#domain/commissions/payment-types.ts'
import type { CommissionPeriod } from '#domain/commissions/schema.ts'
import type { Minor } from '#domain/money/money.ts'
import { Amount } from '#design-system/data/Amount'
import { HelpTip } from '#design-system/overlays/HelpTip'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Table } from '#design-system/data/Table'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import { periodText } from '../../period-text.ts'
import type { PeriodPlace } from '../place.ts'
import type { GlossaryTerm } from '../../glossary/terms.ts'
import { typeText } from '../../labels.ts'
import { useTermHelp } from '../../glossary/use-term-help.ts'

export interface TypeTableProps extends PeriodPlace {
  rows: readonly TypeRow[]
  figures: CommissionPeriod
}

interface Row {
  id: string
  label: string
  term?: GlossaryTerm
  nowMinor: Minor | null
  beforeMinor: Minor | null
}

const termOf = (id: TypeRow['id']): GlossaryTerm =>
  isRecalculation(id) ? 'recalculation' : id.startsWith('pack') ? 'packCommission' : 'productCommission'

/** This period against the one before, by payment type, with the service's own totals. */
export function TypeTable({ rows, figures, period, before, state }: TypeTableProps) {
  const intl = useIntl()
  const help = useTermHelp()
  const lastState = stateOf(figures.previous, before, period)
  const list: Row[] = [
    ...rows.map((row) => ({
      ...row,
      label: typeText(intl, row.id),
      term: termOf(row.id),
    })),
    {
      id: 'total',
      label: intl.formatMessage({ id: 'commissions.overview.total' }),
      nowMinor: knownMinor(figures.total_commission),
      beforeMinor: knownMinor(figures.previous?.total_commission),
    },
  ]
  const head = (month: string, certainty: typeof state) =>
    intl.formatMessage({ id: `commissions.overview.column.${certainty}` }, { month })
  return (
    <Stack gap={2}>
      <Text size="caption" tone="muted">
        {intl.formatMessage({ id: 'commissions.overview.table.note' })}
      </Text>
      <Table
        label={intl.formatMessage({ id: 'commissions.overview.table.label' })}
        empty={null}
        phone="rows"
        rows={list}
        columns={[
          {
            id: 'type',
            label: intl.formatMessage({ id: 'commissions.head.type' }),
            isRowHeader: true,
            text: ({ label }) => label,
            cell: ({ label, term }) => (
              <Inline gap={1} isWrapped={false} align="baseline">
                <span>{label}</span>
                {term && (
                  <HelpTip term={label} more={help(term).more}>
                    {help(term).text}
                  </HelpTip>
                )}
              </Inline>
            ),
          },
          {
            id: 'now',
            label: head(periodText(intl, period, 'month'), state),
            isNumeric: true,
            cell: ({ id, nowMinor }) => (
              <Amount value={nowMinor} certainty={state} weight={id === 'total' ? 'strong' : 'normal'} />
            ),
          },
          {
            id: 'before',
            label: head(periodText(intl, before, 'month'), lastState),
            isNumeric: true,
            cell: ({ id, beforeMinor }) => (
              <Amount
                value={beforeMinor}
                certainty={lastState}
                weight={id === 'total' ? 'strong' : 'normal'}
              />
            ),
          },
        ]}
      />
    </Stack>
  )
}
