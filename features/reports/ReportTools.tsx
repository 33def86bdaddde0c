import type { Period } from '#domain/commissions/period.ts'
import { reportColumns } from '#domain/reports/columns.ts'
import type { ReportView } from '#domain/reports/schema.ts'
import { limitRange, reachOf, withRange, type ReportSettings } from '#domain/reports/settings.ts'
import { ColumnPicker } from '#design-system/fields/ColumnPicker'
import { Inline } from '#design-system/layout/Inline'
import { PeriodRange } from '#design-system/fields/PeriodRange'
import { SavedViews, type SavedViewsProps } from '#design-system/actions/SavedViews'
import { SkeletonOf } from '#design-system/feedback/Skeleton'
import { useIntl } from 'react-intl'
import { FilterMenu } from './FilterMenu.tsx'
import { columnText } from './texts.ts'

/** The saved views as the report's first control has them. */
export interface ViewTools extends Pick<
  SavedViewsProps,
  'isChanged' | 'onSave' | 'onCreate' | 'onRename' | 'onRemove' | 'onPick'
> {
  /** Undefined while they are being read, or where they could not be. */
  views: readonly ReportView[] | undefined
  current: ReportView | undefined
}

export interface ReportToolsProps {
  settings: ReportSettings
  running: Period
  views: ViewTools
  /** The saved views are still being read: their place is kept. @default false */
  isViewsComing?: boolean | undefined
  onSettings: (settings: ReportSettings) => void
}

/** Periods, saved view, columns and filters of a report. */
export function ReportTools({
  settings,
  running,
  views,
  isViewsComing = false,
  onSettings,
}: ReportToolsProps) {
  const intl = useIntl()
  const { from, to, columns, filters } = settings
  const reach = reachOf(running)
  return (
    // lines under one another on phones: a row that is pushed sideways hides the last ones
    <Inline gap={2}>
      <PeriodRange
        label={intl.formatMessage({ id: 'reports.periods' })}
        from={from}
        to={to}
        min={reach.from}
        max={reach.to}
        onChange={(range) => {
          onSettings(withRange(settings, limitRange(range, settings)))
        }}
      />
      {views.views && (
        <SavedViews
          {...views}
          views={views.views.map(({ id, name }) => ({ id: String(id), label: name }))}
          current={views.current ? String(views.current.id) : null}
        />
      )}
      {!views.views && isViewsComing && (
        <SkeletonOf>
          <SavedViews {...views} views={[]} current={null} />
        </SkeletonOf>
      )}
      <ColumnPicker
        columns={[
          { id: 'name', label: intl.formatMessage({ id: 'reports.column.name' }), isFixed: true },
          ...reportColumns.map((id) => ({ id, label: columnText(intl, id) })),
        ]}
        visible={columns}
        onChange={(visible) => {
          onSettings({ ...settings, columns: reportColumns.filter((id) => visible.includes(id)) })
        }}
      />
      <FilterMenu
        filters={filters}
        onChange={(next) => {
          onSettings({ ...settings, filters: next })
        }}
      />
    </Inline>
  )
}
