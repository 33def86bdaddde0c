import { Drawer } from '#design-system/overlays/Drawer'
import type { SiteMenuProps } from './site-menu-props.ts'
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
  return (
    <Drawer title={phoneLabel} side="left" isOpen={isOpen} onClose={onClose}>
      <nav aria-label={label}>
        <SiteMenuList
          groups={[...places.map((place) => ({ ...place, links: [] })), ...groups]}
          onChosen={onClose}
        />
      </nav>
    </Drawer>
  )
}
