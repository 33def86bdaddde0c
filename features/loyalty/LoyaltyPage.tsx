import { ledgerCsv } from '#domain/loyalty/ledger.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { savedNotice, saveText } from '#features/kit/save-file.ts'
import { faultNotice, faultText } from '#features/kit/service-fault.ts'
import { useSession } from '#features/kit/session.ts'
import { useServiceNow } from '#features/kit/service-clock.ts'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { describeLine } from './Ledger.tsx'
import { LoyaltyView } from './LoyaltyView.tsx'
import { useLedger } from './use-ledger.ts'
import { usePoints } from './use-points.ts'

/** /loyaltyPoints, for any signed-in customer. Stands inside the dashboard. */
export function LoyaltyPage() {
  const intl = useIntl()
  const notifications = useNotifications()
  const { refresh } = useSession()
  const points = usePoints()
  const { rows, failure, hasOlder, isLoading, loadOlder, readAll } = useLedger()
  const [isExporting, setExporting] = useState(false)
  const asOf = useServiceNow()
  // the balance of the profile may be from before an order
  useEffect(() => {
    void refresh()
  }, [refresh])

  const say = (error: unknown) => {
    notifications.enqueue(faultNotice(error, faultText(intl, error, 'loyalty.ledger.failed')))
  }
  const save = async () => {
    setExporting(true)
    try {
      const head = (['date', 'what', 'order'] as const).map((id) =>
        intl.formatMessage({ id: `loyalty.ledger.${id}` }),
      )
      const titles = [
        ...head,
        intl.formatMessage({ id: 'loyalty.points' }),
        intl.formatMessage({ id: 'loyalty.ledger.balance' }),
      ]
      const csv = ledgerCsv(await readAll(), titles, (row) => describeLine(intl, row))
      const name = `loyalty-points-${points.today}.csv`
      saveText(name, 'text/csv', csv)
      notifications.enqueue(savedNotice(intl, name))
    } catch (error) {
      say(error)
    } finally {
      setExporting(false)
    }
  }
  return (
    <LoyaltyView
      {...points}
      asOf={asOf}
      ledger={{
        rows,
        failure,
        hasOlder,
        isLoading,
        isExporting,
        onOlder: () => void loadOlder().catch(say),
        onExport: () => void save(),
      }}
    />
  )
}
