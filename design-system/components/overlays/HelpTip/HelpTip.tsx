import { useRef, useState, type ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon, moreIcons } from '#design-system/text/Icon'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { useLazyPart } from '../../../private/lazy-part/use-lazy-part.ts'
import * as css from './HelpTip.css.ts'

export interface HelpTipProps extends RootProps {
  /** The word that is explained, as it stands beside the button: "PV". */
  term: string
  /** Its meaning in a sentence or two. */
  children: ReactNode
  /** Where all words are explained. */
  more?: { label: string; href: string } | undefined
}

const loadPopover = () => import('./HelpPopover.tsx').then(({ HelpPopover }) => HelpPopover)

/** A "?" beside a word that not everyone knows; a press says what it means. It opens by press, not by hovering: the same by finger, key and pointer. What everyone must read belongs on the page. */
export function HelpTip({ term, children, more, ...rest }: HelpTipProps) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { Part, prefetchProps } = useLazyPart(loadPopover, isOpen, close)
  return (
    <>
      <AriaButton
        {...rootProps(rest)}
        {...prefetchProps}
        ref={button}
        className={css.button}
        aria-label={intl.formatMessage({ id: 'ds.help.about' }, { term })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <Icon name={moreIcons.help} size="sm" />
      </AriaButton>
      {Part && (
        <Part term={term} more={more} triggerRef={button} isOpen={isOpen} onClose={close}>
          {children}
        </Part>
      )}
    </>
  )
}
