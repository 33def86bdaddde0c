import { Button } from '#design-system/actions/Button'
import { Inline } from '#design-system/layout/Inline'
import { Select } from '#design-system/fields/Select'
import { moreIcons } from '#design-system/text/Icon'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { filterCount, type Filters } from '../team-address.ts'
import { useFilterOptions } from './use-filter-options.ts'

const FilterDrawer = lazy(() =>
  import('./FilterDrawer.tsx').then((module) => ({ default: module.FilterDrawer })),
)

export interface FilterRowProps {
  filters: Filters
  onFilters: (filters: Filters) => void
  /** Today in Hong Kong. */
  today: string
  isWide: boolean
  /** Number of legs. */
  legs: number
}

/** With room each filter stands on the page and the days of joining open at the side; on phones one button opens all of them. */
export function FilterRow({ filters, onFilters, today, isWide, legs }: FilterRowProps) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  // the drawer is loaded on demand and stays mounted, so that its closing animation can run
  const [wasOpened, setOpened] = useState(false)
  const { level, activity, leg, renewal } = useFilterOptions(filters, onFilters, legs)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Inline gap={2}>
        {isWide &&
          [level, activity, leg, renewal].map((each) => (
            <Select key={each.label} mark="none" isLabelHidden {...each} />
          ))}
        <Button icon={isWide ? moreIcons.calendar : 'filter'} onPress={open}>
          {isWide
            ? intl.formatMessage({ id: 'team.filter.joined' })
            : intl.formatMessage({ id: 'team.filter.open' }, { n: filterCount(filters) })}
        </Button>
      </Inline>
      {wasOpened && (
        <Suspense>
          <FilterDrawer
            isOpen={isOpen}
            onClose={() => {
              setOpen(false)
            }}
            filters={filters}
            onFilters={onFilters}
            today={today}
            isWide={isWide}
            legs={legs}
          />
        </Suspense>
      )}
    </>
  )
}
