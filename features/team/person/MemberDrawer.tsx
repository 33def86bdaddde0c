import { Drawer } from '#design-system/overlays/Drawer'
import { useIntl } from 'react-intl'
import { useMemberWords } from '../use-member-words.ts'
import { MemberPanel, type MemberPanelProps } from './MemberPanel.tsx'

export interface MemberDrawerProps extends MemberPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** A person over the tree or the list, where there is no room beside them. */
export function MemberDrawer({ isOpen, onClose, ...panel }: MemberDrawerProps) {
  const intl = useIntl()
  const words = useMemberWords()
  return (
    <Drawer
      title={panel.member ? words.name(panel.member) : intl.formatMessage({ id: 'team.person.title' })}
      isOpen={isOpen}
      onClose={onClose}
      side="bottom"
    >
      <MemberPanel {...panel} isNameHidden />
    </Drawer>
  )
}
