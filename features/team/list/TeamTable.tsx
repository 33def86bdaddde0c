import type { TeamMember } from '#domain/team/schema.ts'
import { teamSorts } from '#domain/team/filters.ts'
import { formatDay } from '#domain/dates/format-date.ts'
import { ActiveMark } from '#design-system/data/ActiveMark'
import { Amount } from '#design-system/data/Amount'
import { LoadMore } from '#design-system/navigation/LoadMore'
import { Stack } from '#design-system/layout/Stack'
import { Table, type TableColumn } from '#design-system/data/Table'
import { Text } from '#design-system/text/Text'
import { useIntl, type IntlShape } from 'react-intl'
import { columnText } from '../labels.ts'
import { MemberName } from '../MemberName.tsx'
import type { TeamOrder } from '../team-address.ts'
import { useMemberWords, type MemberWords } from '../use-member-words.ts'
import type { TeamPages } from './use-list.ts'

const DASH = '–'
/** From this many rows on, only the visible ones are rendered. */
const MANY = 100

interface Row {
  id: string
  member: TeamMember
}

export interface TeamTableProps extends Omit<TeamPages, 'members' | 'failure'> {
  members: readonly TeamMember[]
  order: TeamOrder | undefined
  onOrder: (order: TeamOrder) => void
  onPerson: (id: number) => void
  isWide: boolean
}

/** A day in words, on one line; a dash where there is none. */
function Day({ day }: { day: string | null }) {
  const { locale } = useIntl()
  return (
    <Text as="span" isUnbroken>
      {day === null ? DASH : formatDay(day, locale)}
    </Text>
  )
}

function columnsOf(intl: IntlShape, words: MemberWords): TableColumn<Row>[] {
  const day = (id: 'joined' | 'renewal', of: (member: TeamMember) => string | null): TableColumn<Row> => ({
    id,
    label: columnText(intl, id),
    isSortable: true,
    isWideOnly: true,
    cell: ({ member }) => <Day day={of(member)} />,
  })
  const figure = (id: 'ppv' | 'dpv'): TableColumn<Row> => ({
    id,
    label: columnText(intl, id),
    isNumeric: true,
    isSortable: true,
    cell: ({ member }) => <Amount value={member[id]} certainty="estimated" format="number" />,
  })
  return [
    {
      id: 'name',
      label: columnText(intl, 'name'),
      isRowHeader: true,
      isSortable: true,
      text: ({ member }) => words.name(member),
      said: ({ member }) => words.state(member),
      cell: ({ member }) => (
        <Stack gap={1}>
          <Text as="span" weight="strong">
            <MemberName member={member} />
          </Text>
          <Text as="span" size="small" tone="muted">
            {words.line(member)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'leg',
      label: columnText(intl, 'leg'),
      cell: ({ member }) => (
        <Text as="span" isUnbroken>
          {intl.formatMessage({ id: 'team.member.leg' }, { n: member.leg.number })}
        </Text>
      ),
    },
    day('joined', ({ joined_on: joined }) => joined),
    day('renewal', ({ renews_on: renews }) => renews),
    figure('ppv'),
    figure('dpv'),
    {
      id: 'state',
      label: columnText(intl, 'state'),
      cell: ({ member }) => <ActiveMark isActive={member.is_active} />,
    },
  ]
}

/** The team as a list that is sorted by the service, page after page. */
export function TeamTable({
  members,
  total,
  isStale,
  more,
  loadMore,
  order,
  onOrder,
  onPerson,
  isWide,
}: TeamTableProps) {
  const intl = useIntl()
  const memberTexts = useMemberWords()
  const columns = columnsOf(intl, memberTexts)
  return (
    <Stack gap={4}>
      <Table
        label={intl.formatMessage({ id: 'team.title' })}
        columns={columns}
        rows={members.map((member) => ({ id: String(member.id), member }))}
        empty={null}
        phone="rows"
        sort={
          order && { column: order.by, direction: order.direction === 'asc' ? 'ascending' : 'descending' }
        }
        onSortChange={({ column, direction }) => {
          const by = teamSorts.find((sort) => sort === column)
          if (by) onOrder({ by, direction: direction === 'ascending' ? 'asc' : 'desc' })
        }}
        onRowAction={(id) => {
          onPerson(Number(id))
        }}
        isLoading={isStale}
        isVirtualised={isWide && members.length > MANY}
      />
      {members.length < total && (
        <LoadMore
          shown={members.length}
          total={total}
          isPending={more === 'loading'}
          errorMessage={more === 'failed' && intl.formatMessage({ id: 'team.list.moreFailed' })}
          onLoad={loadMore}
        />
      )}
    </Stack>
  )
}
