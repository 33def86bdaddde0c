import { readFilters, windowOf, writeFilters } from '#domain/commissions/report.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { savedNotice, saveText } from '#features/kit/save-file.ts'
import { useSession } from '#features/kit/session.ts'
import { useServiceNow } from '#features/kit/service-clock.ts'
import { Only } from '#design-system/layout/Only'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { Stack } from '#design-system/layout/Stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { CommissionsFrame } from './CommissionsFrame.tsx'
import { PaymentReport } from './PaymentReport.tsx'
import { paymentsQuery } from './queries.ts'
import { reportCsv } from './report-csv.ts'

/**
 * /commissions: payout settings (`settings`, from the feature payouts) and the payment report. Rendered inside the
 * dashboard.
 */
export function CommissionsPage({ settings }: { settings: ReactNode }) {
  const intl = useIntl()
  const { customer } = useSession()
  const { enqueue } = useNotifications()
  const [search, setSearch] = useSearchParams()
  const today = toHongKongDate(useServiceNow())
  const filters = readFilters(search, today)
  const window = windowOf(filters, today)
  const read = useQuery({
    ...paymentsQuery(window),
    enabled: customer !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <CommissionsFrame current="payments">
      <Stack gap={8}>
        <Only on="screen">{settings}</Only>
        <PaymentReport
          read={read.isPlaceholderData && read.isError ? undefined : read.data}
          failure={readFailure(read)}
          isLoading={read.isPending || read.isPlaceholderData}
          filters={filters}
          window={window}
          today={today}
          readAt={read.dataUpdatedAt}
          onFilters={(next) => {
            setSearch(writeFilters(next), { preventScrollReset: true, replace: true })
          }}
          onSave={(lines) => {
            const name = `commissions-${window.start_date}-${window.end_date}.csv`
            saveText(name, 'text/csv', reportCsv(intl, lines, window))
            enqueue(savedNotice(intl, name))
          }}
          onPrint={() => {
            globalThis.print()
          }}
        />
      </Stack>
    </CommissionsFrame>
  )
}
