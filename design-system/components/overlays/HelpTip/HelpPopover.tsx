import type { ReactNode, RefObject } from 'react'
import { Dialog, Heading, Popover } from 'react-aria-components'
import { TextLink } from '#design-system/text/TextLink'
import * as sheet from '../Popover/Popover.css.ts'
import * as css from './HelpTip.css.ts'

export interface HelpPopoverProps {
  term: string
  more: { label: string; href: string } | undefined
  /** The button that opened it: the popover stands beside it and gives the focus back to it. */
  triggerRef: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** What a HelpTip opens; fetched with the first interest in it. */
export function HelpPopover({ term, more, triggerRef, isOpen, onClose, children }: HelpPopoverProps) {
  return (
    <Popover
      className={sheet.popover}
      placement="top"
      offset={4}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Dialog className={sheet.dialog}>
        <Heading slot="title" level={2} className={sheet.title}>
          {term}
        </Heading>
        <div>{children}</div>
        {more && (
          <div className={css.more}>
            <TextLink href={more.href}>{more.label}</TextLink>
          </div>
        )}
      </Dialog>
    </Popover>
  )
}
