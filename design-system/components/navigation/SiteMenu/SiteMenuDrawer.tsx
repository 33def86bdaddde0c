import type { MouseEvent } from 'react'
import { Drawer } from '#design-system/Drawer'
import type { SiteMenuProps } from './SiteMenu.tsx'
import { SiteMenuList } from './SiteMenuList.tsx'

export interface SiteMenuDrawerProps extends Pick<
  SiteMenuProps,
  'label' | 'phoneLabel' | 'places' | 'groups'
> {
  isOpen: boolean
  onClose: () => void
}

/** What the menu opens on phones: the other places first, then the sections. Fetched with the first interest in it. */
export function SiteMenuDrawer({ label, phoneLabel, places, groups, isOpen, onClose }: SiteMenuDrawerProps) {
  const onChosen = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onClose()
  }
  return (
    <Drawer title={phoneLabel} side="left" isOpen={isOpen} onClose={onClose}>
      {/* what is pressed are the links inside */}
      <nav aria-label={label} onClick={onChosen}>
        <SiteMenuList groups={[...places.map((place) => ({ ...place, links: [] })), ...groups]} />
      </nav>
    </Drawer>
  )
}
