import type { Period } from '#domain/commissions/period.ts'
import { noFilters } from '#domain/reports/settings.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Button } from '#design-system/actions/Button'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Icon, moreIcons, type IconName } from '#design-system/text/Icon'
import { Inline } from '#design-system/layout/Inline'
import { SkeletonOf, SkeletonTable } from '#design-system/feedback/Skeleton'
import { Only } from '#design-system/layout/Only'
import { Stack } from '#design-system/layout/Stack'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FiltersInUse } from './FiltersInUse.tsx'
import { OtherReports } from './OtherReports.tsx'
import type { PersonDetailsProps } from './PersonDetails.tsx'
import { ReportHead, type ReportHeadProps } from './ReportHead.tsx'
import type { ReportToolsProps, ViewTools } from './ReportTools.tsx'
import { shortRangeText } from './texts.ts'

/** The table's script comes while its rows are being read, so that the page is alive without waiting for it. */
const fetchTable = () => import('./ReportTable.tsx')
const ReportTable = lazy(() => fetchTable().then((module) => ({ default: module.ReportTable })))
/** Loaded after the first paint: what is reported does not wait for its controls. */
const ReportTools = lazy(() =>
  import('./ReportTools.tsx').then((module) => ({ default: module.ReportTools })),
)
const PersonDetails = lazy(() =>
  import('./PersonDetails.tsx').then((module) => ({ default: module.PersonDetails })),
)

export interface ReportsViewProps extends ReportHeadProps, Pick<ReportToolsProps, 'onSettings'> {
  running: Period
  views: ViewTools & { failure?: ReadFailure | undefined }
  /** The address names a view that is not there. */
  isViewMissing?: boolean
  failure?: ReadFailure | undefined
  /** Other rows are on their way; the old ones stay. */
  isLoading?: boolean
  /** The person whose details are open. */
  person: number | null
  onPerson: (id: number | null) => void
  /** The pages of the report. */
  pagination?: ReactNode
}

/** The person of the address with the periods of the figures. Who was pressed is opened even when another page takes the place of the rows meanwhile. */
function useOpenPerson({ page, person: id, onPerson }: ReportsViewProps) {
  const [pressed, setPressed] = useState<PersonDetailsProps['of']>()
  const personOf = (wanted: number | null) => {
    const person = page?.items.find((one) => one.id === wanted)
    return page && person && { person, periods: page.periods }
  }
  const open = personOf(id) ?? (pressed?.person.id === id ? pressed : undefined)
  return {
    isOpen: open !== undefined,
    // the drawer outlives its closing: one that is torn down while it is open cannot give the focus back to the row
    shown: open ?? pressed,
    press: (wanted: number | null) => {
      setPressed(wanted === null ? open : personOf(wanted))
      onPerson(wanted)
    },
  }
}

/** /reports: what it is about in words, what can be chosen, and the people with their figures. */
export function ReportsView(props: ReportsViewProps) {
  const { settings, running, views, isViewMissing = false, onSettings } = props
  const intl = useIntl()
  useEffect(() => {
    // one that does not come is fetched again with the rows
    fetchTable().catch(() => undefined)
  }, [])
  const { shown, isOpen, press } = useOpenPerson(props)
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <ReportHead {...props} />
        <Only on="screen">
          {isViewMissing && (
            <Banner tone="warning" isLive title={intl.formatMessage({ id: 'reports.view.missing' })}>
              {intl.formatMessage({ id: 'reports.view.missingCopy' })}
            </Banner>
          )}
          {views.failure && (
            <ReadError
              as="banner"
              failure={views.failure}
              title={intl.formatMessage({ id: 'reports.view.unread' })}
            />
          )}
          <Suspense fallback={<ToolsPlace settings={settings} />}>
            <ReportTools
              settings={settings}
              running={running}
              views={views}
              isViewsComing={!views.views && !views.failure}
              onSettings={onSettings}
            />
          </Suspense>
          <FiltersInUse
            filters={settings.filters}
            onChange={(filters) => {
              onSettings({ ...settings, filters })
            }}
          />
        </Only>
        <ReportBody {...props} onPerson={press} />
      </Stack>
      <Only on="screen">
        <OtherReports current={settings.kind} />
      </Only>
      {shown && (
        <Suspense>
          <PersonDetails
            of={shown}
            isOpen={isOpen}
            onClose={() => {
              press(null)
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}

/** Keeps the place of the controls until they are there: buttons with their words, in as many lines. */
function ToolsPlace({ settings }: Pick<ReportsViewProps, 'settings'>) {
  const intl = useIntl()
  const place = (icon: IconName, label: string) => (
    <Button icon={icon}>
      {label}
      <Icon name="chevron-down" size="sm" />
    </Button>
  )
  return (
    <SkeletonOf>
      <Inline gap={2}>
        {place(moreIcons.calendar, shortRangeText(intl, settings))}
        {place(moreIcons.bookmark, intl.formatMessage({ id: 'ds.views.none' }))}
        {place(
          moreIcons.columns,
          intl.formatMessage({ id: 'ds.columns.label' }, { n: settings.columns.length + 1 }),
        )}
        {place('filter', intl.formatMessage({ id: 'reports.filter' }, { n: 0 }))}
      </Inline>
    </SkeletonOf>
  )
}

function ReportBody({
  page,
  failure,
  isLoading = false,
  settings,
  onSettings,
  onPerson,
  pagination,
}: ReportsViewProps) {
  const intl = useIntl()
  if (failure) return <ReadError failure={failure} title={intl.formatMessage({ id: 'reports.failed' })} />
  // more rows than a window has: what follows begins out of sight and does not move
  const rowsPlace = (
    <div aria-busy="true">
      <SkeletonTable rows={14} columns={5} />
    </div>
  )
  if (!page) return rowsPlace
  if (page.people_count === 0)
    return (
      <EmptyState title={intl.formatMessage({ id: 'reports.nobody' })}>
        {intl.formatMessage({ id: 'reports.nobodyCopy' })}
      </EmptyState>
    )
  if (!page.has_figures)
    return (
      <EmptyState title={intl.formatMessage({ id: 'reports.empty' })}>
        {intl.formatMessage({ id: 'reports.emptyCopy' })}
      </EmptyState>
    )
  if (page.total_count === 0)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'reports.noMatch' })}
        action={
          <Button
            onPress={() => {
              onSettings({ ...settings, filters: noFilters })
            }}
          >
            {intl.formatMessage({ id: 'reports.clear' })}
          </Button>
        }
      />
    )
  return (
    <Suspense fallback={rowsPlace}>
      <ReportTable
        page={page}
        settings={settings}
        isLoading={isLoading}
        onOrder={(order) => {
          onSettings({ ...settings, ...order })
        }}
        onPerson={onPerson}
      />
      {pagination}
    </Suspense>
  )
}
