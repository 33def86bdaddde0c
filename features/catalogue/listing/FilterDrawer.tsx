import { Button } from '#design-system/actions/Button'
import { Drawer } from '#design-system/overlays/Drawer'
import { Stack } from '#design-system/layout/Stack'
import { TextLink } from '#design-system/text/TextLink'
import { VisuallyHidden } from '#design-system/text/VisuallyHidden'
import { useIntl } from 'react-intl'
import { FilterForm, type FilterFormProps } from './FilterForm.tsx'
import { filterCount, withoutFilters, writeListing } from './listing-address.ts'

export interface FilterDrawerProps extends FilterFormProps {
  isOpen: boolean
  onClose: () => void
  total: number | undefined
}

/**
 * All filters on a phone. They apply at once behind the drawer; the button shows how many products are left. The link
 * that clears them stands here alone: beside the column of a wide page, the chips have theirs.
 */
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
      <Stack gap={3}>
        <FilterForm {...form} />
        {filterCount(form.state) > 0 && (
          <TextLink href={form.path + writeListing(withoutFilters(form.state))}>
            {intl.formatMessage({ id: 'catalogue.filter.clear' })}
          </TextLink>
        )}
      </Stack>
      {/* the list that shows the count is behind the drawer */}
      <VisuallyHidden>
        <span role="status">
          {total === undefined ? '' : intl.formatMessage({ id: 'catalogue.listing.count' }, { n: total })}
        </span>
      </VisuallyHidden>
    </Drawer>
  )
}
