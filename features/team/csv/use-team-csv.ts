import { useNotifications } from '#design-system/feedback/NotificationStack'
import { faultNotice, faultText } from '#features/kit/service-fault.ts'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { TeamState } from '../team-address.ts'
import { useMemberWords } from '../use-member-words.ts'
import { usePeriodWords } from '../use-period-words.ts'

/** The way of the team out of the shop: everybody who matches as CSV. Its script comes with the press. */
export function useTeamCsv(state: TeamState, branchName: string | undefined) {
  const intl = useIntl()
  const members = useMemberWords()
  const month = usePeriodWords()
  const { enqueue } = useNotifications()
  const [isSaving, setSaving] = useState(false)
  const [progress, setProgress] = useState<ReactNode>()
  const save = async () => {
    setSaving(true)
    try {
      const { saveTeamCsv } = await import('./save-team-csv.ts')
      enqueue(await saveTeamCsv({ intl, members, month }, state, branchName, setProgress))
    } catch (error) {
      enqueue(faultNotice(error, faultText(intl, error, 'team.csv.failed')))
    } finally {
      setSaving(false)
      setProgress(undefined)
    }
  }
  return { isSaving, progress, save: () => void save() }
}
