import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Split.css.ts'

export interface SplitProps extends RootProps {
  /** On desktop at the right, sticky; on phones below. */
  aside: ReactNode
  /** Names the aside as a landmark. */
  asideLabel?: string
  /** `half`: two columns of about one width (a gallery and its facts); the first column is the sticky one. @default 'aside' */
  ratio?: keyof typeof css.ratios
  /** Whether the aside has nothing to show yet: the main part takes the whole width until then. */
  isAsideEmpty?: boolean
  /** The main part. */
  children: ReactNode
}

/** A main part and what accompanies it. Filters or a menu at the side are a Sidebar instead; two equal things are a Grid. */
export function Split({ aside, asideLabel, ratio = 'aside', isAsideEmpty, children, ...rest }: SplitProps) {
  const half = ratio === 'half'
  const Aside = asideLabel ? 'aside' : 'div'
  return (
    <div {...rootProps(rest)} className={cx(css.split, css.ratios[ratio], isAsideEmpty && css.alone)}>
      <div className={cx(css.main, half && css.sticky)}>{children}</div>
      <Aside className={cx(css.aside, !half && css.sticky)} aria-label={asideLabel}>
        {aside}
      </Aside>
    </div>
  )
}
