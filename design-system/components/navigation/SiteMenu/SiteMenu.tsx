import { useRef, useState } from 'react'
import { Icon, moreIcons } from '#design-system/text/Icon'
import { IconButton } from '#design-system/actions/IconButton'
import { fold, useFolding } from '../../../private/overlay/use-folding.ts'
import { rootProps } from '../../../private/root-props.ts'
import { useLazyPart } from '../../../private/lazy-part/use-lazy-part.ts'
import * as css from './SiteMenu.css.ts'
import type { SiteMenuProps } from './site-menu-props.ts'
import { SiteMenuList } from './SiteMenuList.tsx'

const loadDrawer = () => import('./SiteMenuDrawer.tsx').then(({ SiteMenuDrawer }) => SiteMenuDrawer)

/**
 * The sections of a site in its header: links that unfold below one word, on phones a drawer with the other places too.
 * The wide one is `<details>` and opens without a script; Escape, a press elsewhere and a chosen link fold it.
 * For actions take Menu.
 */
export function SiteMenu({ label, phoneLabel, places, groups, isCurrent, ...rest }: SiteMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useFolding(details)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { Part, prefetchProps } = useLazyPart(loadDrawer, isOpen, close)
  const foldMenu = () => {
    if (details.current) fold(details.current)
  }
  return (
    <>
      <span {...prefetchProps} className={css.onPhone}>
        <IconButton icon={moreIcons.menu} label={phoneLabel} onPress={() => setOpen(true)} />
      </span>
      {Part && (
        <Part
          label={label}
          phoneLabel={phoneLabel}
          places={places}
          groups={groups}
          isOpen={isOpen}
          onClose={close}
        />
      )}
      <details {...rootProps(rest)} className={css.onDesktop} ref={details}>
        <summary className={css.trigger} data-current={isCurrent ? '' : undefined}>
          <span>{label}</span>
          <Icon name="chevron-down" size="sm" />
        </summary>
        <nav className={css.panel} aria-label={label}>
          <SiteMenuList groups={groups} onChosen={foldMenu} />
        </nav>
      </details>
    </>
  )
}
