import { Icon, type IconName } from '#design-system/text/Icon'
import { VisuallyHidden } from '#design-system/text/VisuallyHidden'
import { cx } from '../../../private/cx.ts'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { count as countMark } from '../../actions/IconButton/IconButton.css.ts'
import * as css from './BottomBar.css.ts'

export interface BottomBarProps extends RootProps {
  /** Names the navigation for a screen reader: “Main places”. */
  label: string
  /** Four: each has a quarter of the width. `countLabel` says the number in words: “4 items”. */
  items: {
    id: string
    label: string
    href: string
    icon: IconName
    count?: number | undefined
    countLabel?: string | undefined
    isCurrent?: boolean | undefined
  }[]
}

/**
 * The main places at the bottom of a phone.
 * Only on phones, where it stands in for the header's actions; a page with one main action takes StickyBar, which takes its place.
 */
export function BottomBar({ label, items, ...rest }: BottomBarProps) {
  return (
    <nav {...rootProps(rest)} className={css.bar} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.id}
          className={css.item}
          href={item.href}
          aria-current={item.isCurrent ? 'page' : undefined}
        >
          <Icon name={item.icon} size="lg" />
          <span>
            <span>{item.label}</span>
            {item.count ? <VisuallyHidden>{` ${item.countLabel ?? item.count}`}</VisuallyHidden> : null}
          </span>
          {item.count ? (
            <span className={cx(countMark, css.count)} aria-hidden="true">
              {item.count > 99 ? '99+' : item.count}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  )
}
