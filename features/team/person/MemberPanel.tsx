import { closesAt, previousPeriod, type Period } from '#domain/commissions/period.ts'
import { formatDay } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import type { TeamMember } from '#domain/team/schema.ts'
import { Amount } from '#design-system/data/Amount'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { PersonPanel, type PersonFact, type PersonFigure } from '#design-system/data/PersonPanel'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl, type IntlShape } from 'react-intl'
import { columnText } from '../labels.ts'
import { useMemberWords } from '../use-member-words.ts'
import { usePeriodWords } from '../use-period-words.ts'
import { PersonSkeleton } from './PersonSkeleton.tsx'

/** The period of the figures and when they were counted. */
interface FiguresOf {
  period: Period
  /** UTC, as the service writes times. */
  as_of: string
}

export interface MemberPanelProps {
  /** Undefined while loading. */
  member: TeamMember | undefined
  failure?: ReadFailure | undefined
  /** Nobody of the caller's team: somebody else's, or nobody at all. */
  isUnknown: boolean
  /** Undefined while the team in numbers is being read, or when that failed: the figures then go without a month. */
  figures: FiguresOf | undefined
  /** Whether the name stands above the panel already: in the title of the dialog around it. */
  isNameHidden?: boolean
  /** Left out where the branch is what is shown already. */
  onShowBranch: (() => void) | undefined
}

function useFigures(member: TeamMember | undefined, of: FiguresOf | undefined): PersonFigure[] {
  const intl = useIntl()
  const month = usePeriodWords()
  if (!member) return []
  const figure = (label: string, value: number | null, certainty: 'estimated' | 'final'): PersonFigure => ({
    label,
    certainty,
    value: <Amount value={value} certainty={certainty} format="number" isEstimateSaid />,
  })
  const now = [
    figure(columnText(intl, 'ppv'), member.ppv, 'estimated'),
    figure(columnText(intl, 'dpv'), member.dpv, 'estimated'),
  ]
  if (!of) return now
  const before = previousPeriod(of.period)
  const certainty = parseServiceTime(of.as_of) < closesAt(before) ? 'estimated' : 'final'
  const values = { month: month(before) }
  return [
    ...now,
    figure(intl.formatMessage({ id: 'team.person.ppvIn' }, values), member.previous_ppv, certainty),
    figure(intl.formatMessage({ id: 'team.person.dpvIn' }, values), member.previous_dpv, certainty),
  ]
}

/** Where in the team somebody is, since when, and how to reach them where they share it. */
function factsOf(intl: IntlShape, member: TeamMember): PersonFact[] {
  const say = (id: 'generation' | 'below' | 'email' | 'mobile') =>
    intl.formatMessage({ id: `team.person.${id}` })
  const contact = (value: string | null | undefined) =>
    member.shares_details ? (value ?? '–') : intl.formatMessage({ id: 'team.person.notShared' })
  const { below, children, renews_on: renewsOn } = member
  return [
    { term: columnText(intl, 'joined'), description: formatDay(member.joined_on, intl.locale) },
    ...(renewsOn === null
      ? []
      : [{ term: columnText(intl, 'renewal'), description: formatDay(renewsOn, intl.locale) }]),
    { term: columnText(intl, 'leg'), description: intl.formatNumber(member.leg.number) },
    { term: say('generation'), description: intl.formatNumber(member.generation) },
    {
      term: say('below'),
      description:
        below > children
          ? intl.formatMessage({ id: 'team.person.belowDirect' }, { n: below, direct: children })
          : intl.formatMessage({ id: 'team.person.belowCount' }, { n: below }),
    },
    { term: say('mobile'), description: contact(member.mobile) },
    { term: say('email'), description: contact(member.email) },
  ]
}

/** One person of the team: figures and facts. What they do not share is not there; somebody of another team is nobody. */
export function MemberPanel({
  member,
  failure,
  isUnknown,
  figures,
  isNameHidden = false,
  onShowBranch,
}: MemberPanelProps) {
  const intl = useIntl()
  const memberTexts = useMemberWords()
  const shown = useFigures(member, figures)
  if (isUnknown)
    return (
      <EmptyState icon="user" level={2} title={intl.formatMessage({ id: 'team.person.gone' })}>
        {intl.formatMessage({ id: 'team.person.goneCopy' })}
      </EmptyState>
    )
  if (failure) return <ReadError failure={failure} />
  if (!member) return <PersonSkeleton />
  return (
    <PersonPanel
      name={member.name}
      isNameHidden={isNameHidden}
      memberNumber={member.number}
      level={memberTexts.level(member)}
      isActive={member.is_active}
      figures={shown}
      facts={factsOf(intl, member)}
      onShowBranch={member.below > 0 ? onShowBranch : undefined}
    >
      {intl.formatMessage({ id: 'team.person.note' })}
    </PersonPanel>
  )
}
