import { formatDay } from '#domain/dates/format-date.ts'
import { capitaliseMonth, formatMonth } from '#domain/dates/format-month.ts'
import type { LedgerRow } from '#domain/loyalty/ledger.ts'
import { paths } from '#domain/store/paths.ts'
import { moreIcons } from '#design-system/text/Icon'
import { Amount } from '#design-system/data/Amount'
import { Button } from '#design-system/actions/Button'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Inline } from '#design-system/layout/Inline'
import { Only } from '#design-system/layout/Only'
import { Section } from '#design-system/layout/Section'
import { SkeletonTable } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Table, type TableColumn } from '#design-system/data/Table'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { moveFocus } from '#features/kit/focus.ts'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useMedia } from '#design-system/layout/Only'
import { useEffect, useRef } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

export interface LedgerProps {
  /** Newest first; undefined while they are being read. */
  rows: readonly LedgerRow[] | undefined
  failure?: ReadFailure | undefined
  hasOlder: boolean
  isLoading: boolean
  /** The file is being put together. */
  isExporting: boolean
  onOlder: () => void
  onExport: () => void
}

/** What a line is about; a kind that only another service knows is said in its own words. */
export const describeLine = (intl: IntlShape, { kind, description }: LedgerRow): string =>
  kind ? intl.formatMessage({ id: `loyalty.kind.${kind}` }) : description

/** From this many rows on, only the visible ones are rendered. */
const MANY = 100

function columnsOf(intl: IntlShape): TableColumn<LedgerRow>[] {
  const label = (id: 'date' | 'what' | 'order' | 'balance') =>
    intl.formatMessage({ id: `loyalty.ledger.${id}` })
  return [
    // first, so that the months above the lines begin at the edge
    { id: 'what', label: label('what'), isRowHeader: true, cell: (row) => describeLine(intl, row) },
    { id: 'date', label: label('date'), cell: ({ day }) => formatDay(day, intl.locale) },
    {
      id: 'order',
      label: label('order'),
      cell: ({ orderNumber, orderId }) =>
        orderNumber && orderId !== null ? (
          <TextLink href={paths.order(orderId)}>{orderNumber}</TextLink>
        ) : (
          (orderNumber ?? '—')
        ),
    },
    {
      id: 'points',
      label: intl.formatMessage({ id: 'loyalty.points' }),
      isNumeric: true,
      cell: ({ points }) => <Amount value={points} format="points" sign="always" />,
    },
    {
      id: 'balance',
      label: label('balance'),
      isNumeric: true,
      cell: ({ balance }) => <Amount value={balance} format="points" weight="strong" />,
    },
  ]
}

/** How the points came and went, by month, each line with the balance after it. */
export function Ledger({ rows, failure, hasOlder, isLoading, isExporting, onOlder, onExport }: LedgerProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'loyalty.ledger.title' })
  return (
    <Section
      space="none"
      title={title}
      aside={
        rows && rows.length > 0 ? (
          <Only on="screen">
            <Button variant="text" icon={moreIcons.download} isPending={isExporting} onPress={onExport}>
              {intl.formatMessage({ id: 'loyalty.ledger.csv' })}
            </Button>
          </Only>
        ) : undefined
      }
    >
      {failure ? (
        <ReadError level={3} failure={failure} />
      ) : rows?.length === 0 ? (
        <EmptyState icon={moreIcons.star} level={3} title={intl.formatMessage({ id: 'loyalty.empty.title' })}>
          {intl.formatMessage({ id: 'loyalty.empty.copy' })}
        </EmptyState>
      ) : rows ? (
        <Lines title={title} rows={rows} hasOlder={hasOlder} isLoading={isLoading} onOlder={onOlder} />
      ) : (
        <SkeletonTable columns={4} />
      )}
    </Section>
  )
}

type LinesProps = Pick<LedgerProps, 'hasOlder' | 'isLoading' | 'onOlder'> & {
  title: string
  rows: readonly LedgerRow[]
}

/** The lines that were read. When "Show older" goes with the last of them, the focus goes to the first line that it brought. */
function Lines({ title, rows, hasOlder, isLoading, onOlder }: LinesProps) {
  const intl = useIntl()
  const isPrinting = useMedia('print')
  const box = useRef<HTMLDivElement>(null)
  /** The last line before the button was pressed. */
  const before = useRef<string>(undefined)
  useEffect(() => {
    const first = before.current && rows[rows.findIndex(({ id }) => id === before.current) + 1]
    if (hasOlder || !first) return
    before.current = undefined
    const row = box.current?.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(first.id)}"]`)
    const target = row ?? box.current?.querySelector<HTMLElement>('table, [role=grid]')
    if (target) moveFocus(target)
  }, [rows, hasOlder])
  const day = (row: LedgerRow | undefined) => row && formatDay(row.day, intl.locale)
  return (
    <div ref={box}>
      <Stack gap={4}>
        <Only on="paper">
          <Text size="small">
            {intl.formatMessage(
              { id: 'loyalty.ledger.window' },
              { from: day(rows.at(-1)), to: day(rows[0]) },
            )}
          </Text>
        </Only>
        <Table
          label={title}
          rows={rows}
          columns={columnsOf(intl)}
          empty={null}
          groups={[...new Set(rows.map(({ month }) => month))].map((month) => ({
            id: month,
            label: capitaliseMonth(formatMonth(month, intl.locale), intl.locale),
          }))}
          groupOf={({ month }) => month}
          phone="rows"
          isVirtualised={rows.length > MANY && !isPrinting}
        />
        {hasOlder && (
          <Only on="screen">
            <Inline>
              <Button
                isPending={isLoading}
                onPress={() => {
                  before.current = rows.at(-1)?.id
                  onOlder()
                }}
              >
                {intl.formatMessage({ id: 'loyalty.ledger.older' })}
              </Button>
            </Inline>
          </Only>
        )}
      </Stack>
    </div>
  )
}
