import { Button } from '#design-system/actions/Button'
import { moreIcons } from '#design-system/text/Icon'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { SegmentedControl } from '#design-system/actions/SegmentedControl'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ActiveFilters, type ActiveFiltersProps } from './filters/ActiveFilters.tsx'
import { FilterRow } from './filters/FilterRow.tsx'
import { SearchBox } from './filters/SearchBox.tsx'
import type { TeamState } from './team-address.ts'
import { TeamHead, type TeamHeadProps } from './TeamHead.tsx'

export interface TeamFrameProps extends Omit<TeamHeadProps, 'progress'>, Omit<ActiveFiltersProps, 'state'> {
  state: TeamState
  onSearch: (q: string) => void
  /** Saves everybody who matches as a file. */
  csv: { isSaving: boolean; progress?: ReactNode; save: () => void }
  /** Address of the invitation form. */
  inviteHref: string
  /** Today in Hong Kong. */
  today: string
  isWide: boolean
  /** The tree with a person beside it, or the list. */
  children: ReactNode
}

/** Words and filters, which act on tree and list alike, above either of them. */
function Tools({
  state,
  onSearch,
  onChange,
  today,
  isWide,
  branchName,
  csv,
  legs,
}: Omit<TeamFrameProps, 'children' | 'inviteHref' | 'summary'> & { legs: number }) {
  const intl = useIntl()
  const search = <SearchBox q={state.q} onSearch={onSearch} />
  const view = (
    <SegmentedControl
      label={intl.formatMessage({ id: 'team.view' })}
      value={state.view}
      options={[
        { value: 'tree', label: intl.formatMessage({ id: 'team.view.tree' }), icon: moreIcons.team },
        { value: 'list', label: intl.formatMessage({ id: 'team.view.list' }), icon: moreIcons.menu },
      ]}
      onChange={(next) => {
        onChange({ view: next === 'list' ? 'list' : 'tree' })
      }}
    />
  )
  const filters = (
    <FilterRow
      filters={state.filters}
      onFilters={(next) => {
        onChange({ filters: next })
      }}
      today={today}
      isWide={isWide}
      legs={legs}
    />
  )
  const save = (
    <Button icon={moreIcons.download} isPending={csv.isSaving} onPress={csv.save}>
      {intl.formatMessage({ id: 'team.csv' })}
    </Button>
  )
  return (
    <Stack gap={3}>
      {isWide ? (
        <>
          <Inline isFirstStretched gap={2}>
            {search}
            {view}
            {save}
          </Inline>
          <Inline gap={2}>{filters}</Inline>
        </>
      ) : (
        <>
          {search}
          <Inline justify="between" gap={2}>
            {view}
            {filters}
            {save}
          </Inline>
        </>
      )}
      <ActiveFilters state={state} branchName={branchName} onChange={onChange} />
    </Stack>
  )
}

/** The team explorer around tree and list; an associate without a team is asked to invite somebody. */
export function TeamFrame({ summary, failure, inviteHref, children, ...tools }: TeamFrameProps) {
  const intl = useIntl()
  if (summary?.people === 0)
    return (
      <Stack gap={5}>
        <TeamHead summary={summary} />
        <EmptyState
          icon={moreIcons.userPlus}
          title={intl.formatMessage({ id: 'team.empty' })}
          action={
            <LinkButton href={inviteHref} variant="primary" icon={moreIcons.userPlus}>
              {intl.formatMessage({ id: 'team.invite' })}
            </LinkButton>
          }
        >
          {intl.formatMessage({ id: 'team.emptyCopy' })}
        </EmptyState>
      </Stack>
    )
  return (
    <Stack gap={5}>
      <TeamHead summary={summary} failure={failure} progress={tools.csv.progress} />
      <Tools {...tools} legs={summary?.legs ?? 0} />
      {children}
      <Text size="small" tone="muted">
        {intl.formatMessage({ id: 'team.note' })}
      </Text>
    </Stack>
  )
}
