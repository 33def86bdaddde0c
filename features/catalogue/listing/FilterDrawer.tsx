import { Button } from '#design-system/Button'
import { Drawer } from '#design-system/Drawer'
import { VisuallyHidden } from '#design-system/VisuallyHidden'
import { useIntl } from 'react-intl'
import { FilterForm, type FilterFormProps } from './FilterForm.tsx'

export interface FilterDrawerProps extends FilterFormProps {
  isOpen: boolean
  onClose: () => void
  total: number | undefined
}

/** All filters on a phone. They apply at once behind the drawer; the button shows how many products are left. */
export function FilterDrawer({ isOpen, onClose, total, ...form }: FilterDrawerProps) {
  const intl = useIntl()
  return (
    <Drawer
      title={intl.formatMessage({ id: 'catalogue.filter.title' })}
      isOpen={isOpen}
      onClose={onClose}
      side="bottom"
      footer={
        <Button variant="primary" isWide onPress={onClose}>
          {intl.formatMessage({ id: 'catalogue.filter.show' }, { n: total ?? 0 })}
        </Button>
      }
    >
      <FilterForm {...form} />
      {/* the list that shows the count is behind the drawer */}
      <VisuallyHidden>
        <span role="status">
          {total === undefined ? '' : intl.formatMessage({ id: 'catalogue.listing.count' }, { n: total })}
        </span>
      </VisuallyHidden>
    </Drawer>
  )
}
