import { changeReportView, createReportView, listReportViews, removeReportView } from '#domain/reports/api.ts'
import type { ReportView } from '#domain/reports/schema.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { queryKey, useMutate } from '#features/kit/query.ts'
import { faultNotice } from '#features/kit/service-fault.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { viewFaultText } from './texts.ts'

type Done = Extract<NonNullable<MessageDescriptor['id']>, `reports.view.${string}`>

const byName = (views: readonly ReportView[]): ReportView[] =>
  views.toSorted((a, b) => a.name.localeCompare(b.name))

/** The list of views as it is after a change, before it has been read again, and what is said of a change. */
function useViewList() {
  const intl = useIntl()
  const client = useQueryClient()
  const { enqueue } = useNotifications()
  const update = (next: (views: readonly ReportView[]) => ReportView[]) => {
    client.setQueryData<ReportView[]>(queryKey(listReportViews), (views) => views && next(views))
  }
  /** Why a change failed; it may have failed because the list is old. */
  const failed = (error: unknown): string => {
    void client.invalidateQueries({ queryKey: queryKey(listReportViews) })
    return viewFaultText(intl, error)
  }
  return {
    put: (view: ReportView, said: Done) => {
      update((views) => byName([...views.filter(({ id }) => id !== view.id), view]))
      enqueue({ message: intl.formatMessage({ id: said }), variant: 'success' })
    },
    drop: (view: ReportView) => {
      update((views) => views.filter(({ id }) => id !== view.id))
      enqueue({ message: intl.formatMessage({ id: 'reports.view.removed' }), variant: 'success' })
    },
    failed,
    tell: (error: unknown) => {
      enqueue(faultNotice(error, failed(error)))
    },
  }
}

/** What can be done to saved views. The words of a refused name are the answer, for the dialog that asked; any other refusal is told. */
export function useViewChanges() {
  const { put, drop, failed, tell } = useViewList()
  const create = useMutate(createReportView, { handled: true })
  const change = useMutate(changeReportView, { handled: true })
  const remove = useMutate(removeReportView, { handled: true })
  const write = ({ id, version }: ReportView, body: { name?: string; query?: string }) =>
    change.mutateAsync({ params: { viewId: id }, body: { ...body, version } })
  return {
    create: async (name: string, query: string): Promise<ReportView | string> => {
      try {
        const view = await create.mutateAsync({ body: { name, query } })
        put(view, 'reports.view.saved')
        return view
      } catch (error) {
        return failed(error)
      }
    },
    rename: async (view: ReportView, name: string): Promise<string | undefined> => {
      try {
        put(await write(view, { name }), 'reports.view.renamed')
        return undefined
      } catch (error) {
        return failed(error)
      }
    },
    /** Resolves to whether it was saved. */
    save: async (view: ReportView, query: string): Promise<boolean> => {
      try {
        put(await write(view, { query }), 'reports.view.saved')
        return true
      } catch (error) {
        tell(error)
        return false
      }
    },
    /** Resolves to whether it is gone. */
    remove: async (view: ReportView): Promise<boolean> => {
      try {
        await remove.mutateAsync({ params: { viewId: view.id } })
        drop(view)
        return true
      } catch (error) {
        tell(error)
        return false
      }
    },
  }
}
