import { Button } from '#design-system/actions/Button'
import { Drawer } from '#design-system/overlays/Drawer'
import { Select } from '#design-system/fields/Select'
import { Stack } from '#design-system/layout/Stack'
import { useIntl } from 'react-intl'
import { JoinedFields, type JoinedFieldsProps } from './JoinedFields.tsx'
import { useFilterOptions } from './use-filter-options.ts'

export interface FilterDrawerProps extends JoinedFieldsProps {
  isOpen: boolean
  onClose: () => void
  /** With room, level, activity and renewal stand on the page: only the days of joining are here, at the side. */
  isWide: boolean
  /** Number of legs. */
  legs: number
}

/** The filters in a drawer: they work at once behind it. */
export function FilterDrawer({ isOpen, onClose, isWide, legs, ...fields }: FilterDrawerProps) {
  const intl = useIntl()
  const { level, activity, leg, renewal } = useFilterOptions(fields.filters, fields.onFilters, legs)
  return (
    <Drawer
      title={intl.formatMessage({ id: isWide ? 'team.filter.joined' : 'team.filter.title' })}
      isOpen={isOpen}
      onClose={onClose}
      side={isWide ? 'right' : 'bottom'}
      footer={
        <Button variant="primary" isWide onPress={onClose}>
          {intl.formatMessage({ id: 'team.filter.show' })}
        </Button>
      }
    >
      <Stack gap={4}>
        {!isWide &&
          [level, activity, leg, renewal].map((each) => <Select key={each.label} mark="none" {...each} />)}
        <JoinedFields {...fields} />
      </Stack>
    </Drawer>
  )
}
