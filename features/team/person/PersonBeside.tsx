import { Button } from '#design-system/actions/Button'
import { Stack } from '#design-system/layout/Stack'
import { VisuallyHidden } from '#design-system/text/VisuallyHidden'
import { PlainError } from '#features/kit/PlainError.tsx'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useMemberWords } from '../use-member-words.ts'
import type { MemberPanelProps } from './MemberPanel.tsx'
import { PersonSkeleton } from './PersonSkeleton.tsx'

const reload = () => {
  location.reload()
}

/** Loaded with the first person. The address names the person, so a reload is enough where it could not be. */
const MemberPanel = lazy(() =>
  import('./MemberPanel.tsx').then(
    (module) => ({ default: module.MemberPanel }),
    () => ({ default: () => <PlainError retry={reload} /> }),
  ),
)

export interface PersonBesideProps extends MemberPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** A person beside the tree, which has the place to itself until one is opened. Who is opened is said: the focus stays in the tree. */
export function PersonBeside({ isOpen, onClose, ...panel }: PersonBesideProps) {
  const intl = useIntl()
  const memberTexts = useMemberWords()
  const name = isOpen && panel.member ? memberTexts.name(panel.member) : undefined
  return (
    <Stack gap={3}>
      {isOpen && (
        <>
          <Suspense fallback={<PersonSkeleton />}>
            <MemberPanel {...panel} />
          </Suspense>
          <Stack align="start">
            <Button variant="text" icon="close" onPress={onClose}>
              {intl.formatMessage({ id: 'team.person.close' })}
            </Button>
          </Stack>
        </>
      )}
      <VisuallyHidden>
        <span role="status">
          {name === undefined ? '' : intl.formatMessage({ id: 'team.person.opened' }, { name })}
        </span>
      </VisuallyHidden>
    </Stack>
  )
}
