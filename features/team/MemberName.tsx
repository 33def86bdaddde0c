import type { TeamMember } from '#domain/team/schema.ts'
import { Icon, moreIcons } from '#design-system/text/Icon'
import { Inline } from '#design-system/layout/Inline'
import { Text } from '#design-system/text/Text'
import { useMemberWords } from './use-member-words.ts'

/** The name of a member; muted and with a lock where it is not shared. */
export function MemberName({ member }: { member: Pick<TeamMember, 'name'> }) {
  const memberTexts = useMemberWords()
  if (member.name !== null) return <span>{member.name}</span>
  return (
    <Text as="span" tone="muted">
      <Inline as="span" gap={1} isWrapped={false}>
        <Icon name={moreIcons.lock} size="sm" />
        <span>{memberTexts.name(member)}</span>
      </Inline>
    </Text>
  )
}
