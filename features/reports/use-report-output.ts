import { REPORT_PRINT_MOST } from '#domain/reports/columns.ts'
import type { ReportPage } from '#domain/reports/schema.ts'
import type { ReportSettings } from '#domain/reports/settings.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { savedNotice, saveText } from '#features/kit/save-file.ts'
import { faultNotice, faultText } from '#features/kit/service-fault.ts'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { readWhole } from './queries.ts'

/** The ways of a report out of the shop: all of it as CSV, and as many rows as paper takes. */
export function useReportOutput(settings: ReportSettings) {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const [busy, setBusy] = useState<'csv' | 'print'>()
  const [printed, setPrinted] = useState<ReportPage>()

  // Paper has all rows, and the screen its page again afterwards. The table draws rows one render after it is given them: the
  // first frame is theirs, in the second they are on the page.
  useEffect(() => {
    if (!printed) return undefined
    const end = () => {
      setPrinted(undefined)
    }
    addEventListener('afterprint', end)
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        globalThis.print()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('afterprint', end)
    }
  }, [printed])

  const run = async (what: 'csv' | 'print', work: () => Promise<void>) => {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      enqueue(faultNotice(error, faultText(intl, error, 'reports.failed')))
    } finally {
      setBusy(undefined)
    }
  }
  return {
    busy,
    printed,
    save: () =>
      void run('csv', async () => {
        const [page, { reportCsv }] = await Promise.all([readWhole(settings), import('./report-csv.ts')])
        const name = `report-${settings.from}-${settings.to}.csv`
        saveText(name, 'text/csv', reportCsv(intl, settings, page))
        enqueue(savedNotice(intl, name))
      }),
    print: () =>
      void run('print', async () => {
        setPrinted(await readWhole(settings, REPORT_PRINT_MOST))
      }),
  }
}
