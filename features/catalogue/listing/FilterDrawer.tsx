import { Button } from '#design-system/Button'
import { Drawer } from '#design-system/Drawer'
import { useIntl } from 'react-intl'
import { FilterForm, type FilterFormProps } from './FilterForm.tsx'

export interface FilterDrawerProps extends FilterFormProps { isOpen: boolean; onClose: () => void; total: number | undefined }

/** All filters on a phone: they work at once behind the drawer, the button says how many products are left. */
export function FilterDrawer({ isOpen, onClose, total, ...form }: FilterDrawerProps) {
  const intl = useIntl()
  return (
    <Drawer title={intl.formatMessage({ id: 'catalogue.filter.title' })} isOpen={isOpen} onClose={onClose} side="bottom" footer={<Button variant="primary" wide onPress={onClose}>{intl.formatMessage({ id: 'catalogue.filter.show' }, { n: total ?? 0 })}</Button>}>
      <FilterForm {...form} />
    </Drawer>
  )
}
