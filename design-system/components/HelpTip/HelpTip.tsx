import type { ReactNode } from 'react'
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { TextLink } from '#design-system/TextLink'
import * as sheet from '../Popover/Popover.css.ts'
import * as css from './HelpTip.css.ts'

export interface HelpTipProps {
  /** The word that is explained, as it stands beside the button: "PV". */
  term: string
  /** Its meaning in a sentence or two. */
  children: ReactNode
  /** Where all words are explained. */
  more?: { label: string; href: string } | undefined
}

/** A "?" beside a word that not everyone knows; a press says what it means. It opens by press, not by hovering: the same by finger, key and pointer. What everyone must read belongs on the page. */
export function HelpTip({ term, children, more }: HelpTipProps) {
  const intl = useIntl()
  return (
    <DialogTrigger>
      <Button className={css.button} aria-label={intl.formatMessage({ id: 'ds.help.about' }, { term })}><Icon name="help" size="sm" /></Button>
      <Popover className={sheet.popover} placement="top" offset={4}>
        <Dialog className={sheet.dialog}>
          <Heading slot="title" level={2} className={sheet.title}>{term}</Heading>
          <div>{children}</div>
          {more && <div className={css.more}><TextLink href={more.href}>{more.label}</TextLink></div>}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
