import type { ReactNode } from 'react'
import { Icon } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Disclosure.css.ts'

export interface DisclosureProps extends RootProps {
  /** The words that are always seen and open it. */
  title: ReactNode
  /** Open when the page arrives. */
  isOpenAtFirst?: boolean
  /** Disclosures of one name: opening one closes the others. */
  name?: string
  /** Whether a rule ends it; not where what belongs to it follows. @default true */
  hasRule?: boolean
  /** Called each time it opens. */
  onOpen?: () => void
  /** What opens below the title. */
  children: ReactNode
}

/**
 * A part that opens under its title. The browser's own, so it works before any script.
 * For parts of equal weight take TabLinks; what everyone must read is not hidden in it.
 */
export function Disclosure({
  title,
  isOpenAtFirst = false,
  name,
  hasRule = true,
  onOpen,
  children,
  ...rest
}: DisclosureProps) {
  return (
    <details
      {...rootProps(rest)}
      className={cx(css.details, hasRule && css.ruled)}
      open={isOpenAtFirst}
      name={name}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.()
      }}
    >
      <summary className={css.summary}>
        <span>{title}</span>
        <span className={css.mark}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
