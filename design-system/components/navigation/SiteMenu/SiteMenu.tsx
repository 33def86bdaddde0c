import { useRef, useState, type MouseEvent } from 'react'
import { Icon, moreIcons } from '#design-system/Icon'
import { IconButton } from '#design-system/IconButton'
import { fold, useFolding } from '../../../private/overlay/use-folding.ts'
import { useLazyPart } from '../../../private/use-lazy-part.ts'
import * as css from './SiteMenu.css.ts'
import { SiteMenuList, type SiteMenuGroup, type SiteMenuLink } from './SiteMenuList.tsx'

export interface SiteMenuProps {
  /** What the list holds: “Categories”. */
  label: string
  /** The name of the button on phones, where the other places are listed too: “Menu”. */
  phoneLabel: string
  /** The other main places; only phones list them here, a wide header shows them itself. */
  places: readonly SiteMenuLink[]
  /** The sections with what lies below each. */
  groups: readonly SiteMenuGroup[]
  /** Whether the page that is shown is one of them. */
  isCurrent?: boolean | undefined
}

const loadDrawer = () => import('./SiteMenuDrawer.tsx').then(({ SiteMenuDrawer }) => SiteMenuDrawer)

/**
 * The sections of a site in its header: links that unfold below one word, on phones a drawer with the other places too.
 * The wide one is `<details>` and opens without a script; Escape, a press elsewhere and a chosen link fold it.
 * For actions take Menu.
 */
export function SiteMenu({ label, phoneLabel, places, groups, isCurrent }: SiteMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useFolding(details)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { Part, prefetchProps } = useLazyPart(loadDrawer, isOpen, close)
  const onChosen = (event: MouseEvent) => {
    if (details.current && (event.target as Element).closest('a')) fold(details.current)
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
      <details className={css.onDesktop} ref={details}>
        <summary className={css.trigger} data-current={isCurrent ? '' : undefined}>
          <span>{label}</span>
          <Icon name="chevron-down" size="sm" />
        </summary>
        {/* what is pressed are the links inside */}
        <nav className={css.panel} aria-label={label} onClick={onChosen}>
          <SiteMenuList groups={groups} />
        </nav>
      </details>
    </>
  )
}
