import { paymentTypes } from '#domain/commissions/payment-types.ts'
import { offeredPeriods, type ReportFilters } from '#domain/commissions/report.ts'
import { moreIcons } from '#design-system/text/Icon'
import { Button } from '#design-system/actions/Button'
import { Inline } from '#design-system/layout/Inline'
import { Select } from '#design-system/fields/Select'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { typeText } from './labels.ts'
import { periodHeading } from './period-text.ts'

/** Loaded after the first paint: what is reported does not wait for its controls. */
const TypeFilter = lazy(() => import('./TypeFilter.tsx').then((module) => ({ default: module.TypeFilter })))

interface ReportToolsProps {
  filters: ReportFilters
  /** Today in Hong Kong. */
  today: string
  onFilters: (filters: ReportFilters) => void
  onSave: () => void
  onPrint: () => void
  /** Whether there is nothing to save. */
  isEmpty: boolean
}

/** Period, payment types and state of the report, with CSV and print. */
export function ReportTools({ filters, today, onFilters, onSave, onPrint, isEmpty }: ReportToolsProps) {
  const intl = useIntl()
  const { paymentTypes: types, businessPeriod, state } = filters
  const typesLabel =
    types.length === 0
      ? intl.formatMessage({ id: 'commissions.filter.allTypes' })
      : intl.formatMessage({ id: 'commissions.filter.types' }, { n: types.length })
  return (
    <Inline gap={3} align="end">
      <Select
        label={intl.formatMessage({ id: 'commissions.filter.period' })}
        mark="none"
        value={businessPeriod}
        onChange={(period) => {
          onFilters({ ...filters, businessPeriod: period })
        }}
        options={offeredPeriods(today).map((period) => ({
          value: period,
          label:
            period === 'current'
              ? intl.formatMessage({ id: 'commissions.filter.current' })
              : periodHeading(intl, period),
        }))}
      />
      <Select
        label={intl.formatMessage({ id: 'commissions.filter.state' })}
        mark="none"
        value={state}
        onChange={(value) => {
          onFilters({ ...filters, state: value as ReportFilters['state'] })
        }}
        options={(['all', 'estimated', 'final'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `commissions.filter.state.${value}` }),
        }))}
      />
      <Suspense fallback={<Button isDisabled>{typesLabel}</Button>}>
        <TypeFilter
          label={typesLabel}
          options={paymentTypes.map((type) => ({ value: type, label: typeText(intl, type) }))}
          types={types}
          onTypes={(chosen) => {
            onFilters({ ...filters, paymentTypes: chosen })
          }}
        />
      </Suspense>
      <Button icon={moreIcons.download} isDisabled={isEmpty} onPress={onSave}>
        {intl.formatMessage({ id: 'commissions.report.csv' })}
      </Button>
      <Button icon={moreIcons.print} isDisabled={isEmpty} onPress={onPrint}>
        {intl.formatMessage({ id: 'commissions.report.print' })}
      </Button>
    </Inline>
  )
}
