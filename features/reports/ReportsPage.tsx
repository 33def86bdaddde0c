import { REPORT_PAGE } from '#domain/reports/columns.ts'
import { cleanViewQuery, viewQuery } from '#domain/reports/settings.ts'
import { paths } from '#domain/store/paths.ts'
import { Pagination } from '#design-system/navigation/Pagination'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { reportQuery } from './queries.ts'
import { ReportsView } from './ReportsView.tsx'
import type { ViewTools } from './ReportTools.tsx'
import { useReportAddress } from './use-report-address.ts'
import { useReportOutput } from './use-report-output.ts'
import { useViewChanges } from './use-view-changes.ts'

type Address = ReturnType<typeof useReportAddress>

/** The saved views with what can be done to them. */
function useViewTools({ views, view, settings, running, showAlone, pick }: Address): ViewTools {
  const { create, rename, save, remove } = useViewChanges()
  const query = viewQuery(settings, running)
  return {
    views,
    current: view,
    isChanged: view !== undefined && cleanViewQuery(view.query, running) !== query,
    onPick: (id) => {
      pick({ id: Number(id) })
    },
    onSave: () => {
      if (!view) return
      void save(view, query).then((isSaved) => {
        if (isSaved) pick(view)
      })
    },
    onCreate: async (name) => {
      const made = await create(name, query)
      if (typeof made === 'string') return made
      pick(made)
      return undefined
    },
    onRename: (_id, name) => (view ? rename(view, name) : undefined),
    onRemove: () => {
      if (!view) return
      void remove(view).then((isGone) => {
        if (isGone) showAlone(settings)
      })
    },
  }
}

/** /reports: the people of the downline with their figures. Stands inside the dashboard. */
export function ReportsPage() {
  const intl = useIntl()
  const { customer } = useSession()
  const address = useReportAddress()
  const { settings, running, isWaiting, viewsFailure, isViewMissing, page, person } = address
  const views = useViewTools(address)
  const output = useReportOutput(settings)
  const read = useQuery({
    ...reportQuery(settings, page),
    enabled: customer !== null && !isWaiting,
    placeholderData: keepPreviousData,
  })
  const shown = read.isPlaceholderData && read.isError ? undefined : read.data
  return (
    <ReportsView
      settings={settings}
      running={running}
      views={{ ...views, failure: viewsFailure }}
      isViewMissing={isViewMissing}
      page={output.printed ?? shown}
      failure={readFailure(read)}
      isLoading={read.isPlaceholderData}
      person={person}
      onPerson={address.openPerson}
      busy={output.busy}
      onSave={output.save}
      onPrint={output.print}
      printed={output.printed?.items.length}
      onSettings={address.show}
      pagination={
        <Pagination
          label={intl.formatMessage({ id: 'reports.pages' })}
          page={page}
          pageCount={Math.ceil((shown?.total_count ?? 0) / REPORT_PAGE)}
          href={(next) => `${paths.reports()}?${address.pageSearch(next)}`}
        />
      }
    />
  )
}
