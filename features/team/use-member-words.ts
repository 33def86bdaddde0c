import type { TeamMember } from '#domain/team/schema.ts'
import { levelText } from '#features/kit/labels/level-text.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

/** How a member is told in words: the name, the level, and the line below the name. */
export interface MemberWords {
  name: (member: Pick<TeamMember, 'name'>) => string
  level: (member: Pick<TeamMember, 'level' | 'user_type'>) => string
  /** "Associate, 8001344": a number that is not shared is masked by the service. */
  line: (member: Pick<TeamMember, 'level' | 'user_type' | 'number'>) => string
  /** "Active" or "Not active". */
  state: (member: Pick<TeamMember, 'is_active'>) => string
  /** Tells a row from the others: name, level, number and whether the member is active. */
  row: (member: Pick<TeamMember, 'name' | 'level' | 'user_type' | 'number' | 'is_active'>) => string
}

/** Words about members in the page's language; the same object while the language is the same. */
export function useMemberWords(): MemberWords {
  const intl = useIntl()
  return useMemo(() => {
    const level: MemberWords['level'] = ({ level: id, user_type: type }) => levelText(intl, id ?? type)
    // a masked number never breaks between its dots and its digits
    const unbroken = (number: string) => number.replaceAll(' ', '\u00A0')
    const name: MemberWords['name'] = ({ name: own }) =>
      own ?? intl.formatMessage({ id: 'team.member.unshared' })
    const line: MemberWords['line'] = (member) =>
      intl.formatMessage(
        { id: 'team.member.line' },
        { level: level(member), number: unbroken(member.number) },
      )
    const state: MemberWords['state'] = ({ is_active: isActive }) =>
      intl.formatMessage({ id: isActive ? 'team.filter.active' : 'team.filter.inactive' })
    return {
      name,
      level,
      line,
      state,
      row: (member) =>
        intl.formatMessage(
          { id: 'team.member.row' },
          {
            name: name(member),
            line: line(member),
            state: intl.formatMessage({
              id: member.is_active ? 'team.filter.active' : 'team.filter.inactive',
            }),
          },
        ),
    }
  }, [intl])
}
