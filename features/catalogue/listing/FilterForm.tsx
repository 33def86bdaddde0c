import type { Facet } from '#domain/catalogue/schema.ts'
import { Button } from '#design-system/actions/Button'
import { Checkbox } from '#design-system/fields/Checkbox'
import { Fieldset } from '#design-system/fields/Fieldset'
import { Stack } from '#design-system/layout/Stack'
import { useLanguage } from '#features/kit/language/language.ts'
import { useIntl } from 'react-intl'
import { toggleFilter, type ListingChange, type ListingState } from './listing-address.ts'

export interface FilterFormProps {
  path: string
  state: ListingState
  facets: readonly Facet[]
  onChange: (change: ListingChange) => void
}

/**
 * The filters. A choice applies at once; without JavaScript it is a form that submits its fields as the query string.
 */
export function FilterForm({ path, state, facets, onChange }: FilterFormProps) {
  const intl = useIntl()
  const { addressOf } = useLanguage()
  return (
    <form method="get" action={addressOf(path)}>
      {state.q && <input type="hidden" name="q" value={state.q} />}
      {state.sort && <input type="hidden" name="sort" value={state.sort} />}
      <Stack gap={3}>
        {facets
          .filter((facet) => facet.options.length > 0)
          .map((facet) => (
            <Fieldset as="choices" key={facet.code} legend={facet.label}>
              {facet.options.map(({ value, label, count }) => {
                const isOn = state.filters[facet.code]?.includes(value) ?? false
                return (
                  <Checkbox
                    key={value}
                    name={facet.code}
                    value={value}
                    isSelected={isOn}
                    isDisabled={count === 0 && !isOn}
                    trailing={String(count)}
                    onChange={(next) => {
                      onChange((latest) => toggleFilter(latest, facet.code, value, next))
                    }}
                  >
                    {label}
                  </Checkbox>
                )
              })}
            </Fieldset>
          ))}
        <noscript>
          <Button type="submit">{intl.formatMessage({ id: 'catalogue.filter.apply' })}</Button>
        </noscript>
      </Stack>
    </form>
  )
}
