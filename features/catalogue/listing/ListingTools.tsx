import type { Facet } from '#domain/catalogue/schema.ts'
import { sorts, type Sort } from '#domain/catalogue/sorts.ts'
import { Button } from '#design-system/actions/Button'
import { FilterChips } from '#design-system/data/FilterChips'
import { Only } from '#design-system/layout/Only'
import { ScrollRow } from '#design-system/layout/ScrollRow'
import { Select } from '#design-system/fields/Select'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLanguage } from '#features/kit/language/language.ts'
import { useIntl } from 'react-intl'
import {
  filterCount,
  toggleFilter,
  withoutFilters,
  withSort,
  writeListing,
  type ListingChange,
  type ListingState,
} from './listing-address.ts'

const FilterDrawer = lazy(() =>
  import('./FilterDrawer.tsx').then(({ FilterDrawer }) => ({ default: FilterDrawer })),
)

export interface ListingToolsProps {
  path: string
  state: ListingState
  facets: readonly Facet[] | undefined
  total: number | undefined
  /** How many products there are, in words: beside the sort order on desktop. */
  count: ReactNode
  onChange: (change: ListingChange) => void
}

const isSort = (value: string): value is Sort => (sorts as readonly string[]).includes(value)

/** Active filters, each removable, the sort order, and on phones the button that opens all filters. */
export function ListingTools({ path, state, facets, total, count, onChange }: ListingToolsProps) {
  const intl = useIntl()
  const { addressOf } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  // the drawer is loaded on demand and stays mounted, so that its closing animation can run
  const [wasOpened, setOpened] = useState(false)
  const filtered = filterCount(state)
  const labelOf = (code: string, value: string) =>
    facets?.find((facet) => facet.code === code)?.options.find((option) => option.value === value)?.label ??
    value
  const on = Object.entries(state.filters).flatMap(([code, values]) =>
    values.map((value) => ({ code, value, label: labelOf(code, value) })),
  )
  const sorting = (
    <form method="get" action={addressOf(path)}>
      {state.q && <input type="hidden" name="q" value={state.q} />}
      {on.map(({ code, value }) => (
        <input key={`${code}=${value}`} type="hidden" name={code} value={value} />
      ))}
      <Select
        label={intl.formatMessage({ id: 'catalogue.sort.label' })}
        isLabelHidden
        mark="none"
        name="sort"
        value={state.sort ?? 'popular'}
        options={sorts.map((sort) => ({
          value: sort,
          label: intl.formatMessage({ id: `catalogue.sort.${sort}` }),
        }))}
        onChange={(value) => {
          if (isSort(value)) onChange((latest) => withSort(latest, value))
        }}
      />
      <noscript>
        <Button type="submit">{intl.formatMessage({ id: 'catalogue.filter.apply' })}</Button>
      </noscript>
    </form>
  )
  return (
    <>
      <ScrollRow
        lead={
          <>
            <Only on="desktop">{count}</Only>
            {facets?.length !== 0 && (
              <Only on="phone">
                <Button
                  icon="filter"
                  onPress={() => {
                    setOpened(true)
                    setOpen(true)
                  }}
                >
                  {intl.formatMessage({ id: 'catalogue.filter.open' }, { n: filtered })}
                </Button>
              </Only>
            )}
          </>
        }
        end={sorting}
      >
        <FilterChips
          label={intl.formatMessage({ id: 'catalogue.filter.title' })}
          chips={on.map(({ code, value, label }) => ({
            id: `${code}=${value}`,
            label,
            href: path + writeListing(toggleFilter(state, code, value, false)),
          }))}
          clearHref={path + writeListing(withoutFilters(state))}
        />
      </ScrollRow>
      {wasOpened && (
        <Suspense>
          <FilterDrawer
            isOpen={isOpen}
            onClose={() => {
              setOpen(false)
            }}
            path={path}
            state={state}
            facets={facets ?? []}
            onChange={onChange}
            total={total}
          />
        </Suspense>
      )}
    </>
  )
}
