import type { Task } from '#domain/commissions/tasks.ts'
import { formatMoney } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { moreIcons } from '#design-system/text/Icon'
import { TaskList, type TaskItem } from '#design-system/data/TaskList'
import { useIntl, type IntlShape } from 'react-intl'
import type { BusinessLinks } from '../links.ts'

export interface TasksProps {
  tasks: readonly Task[]
  links: BusinessLinks
}

/** The renewal has a card of its own. */
type ListedTask = Exclude<Task, { id: 'renewal' }>

const looks = {
  order: { tone: 'warning', icon: 'clock' },
  invitations: { tone: 'critical', icon: 'warning' },
  payout: { tone: 'warning', icon: moreIcons.banknote },
} as const satisfies Record<ListedTask['id'], Pick<TaskItem, 'tone' | 'icon'>>

function wordsOf(task: ListedTask, intl: IntlShape): string {
  switch (task.id) {
    case 'order':
      return intl.formatMessage(
        { id: 'commissions.overview.task.order' },
        { number: task.number, amount: formatMoney(task.amountMinor) },
      )
    case 'invitations':
      return intl.formatMessage({ id: 'dashboard.nav.notSent' }, { n: task.count })
    case 'payout':
      return intl.formatMessage(
        { id: 'commissions.overview.task.payout' },
        { amount: formatMoney(task.waitingMinor) },
      )
  }
}

function hrefOf(task: ListedTask, links: BusinessLinks): string | undefined {
  if (task.id === 'order') return paths.checkoutPayment(task.orderId)
  return task.id === 'invitations' ? links.invitations : links.payments
}

/** Tasks in order of urgency, each with one action. Renders nothing without tasks. */
export function Tasks({ tasks, links }: TasksProps) {
  const intl = useIntl()
  return (
    <TaskList
      label={intl.formatMessage({ id: 'commissions.overview.tasks' })}
      items={tasks.flatMap((task) => {
        if (task.id === 'renewal') return []
        const href = hrefOf(task, links)
        if (href === undefined) return []
        return [
          {
            id: task.id,
            ...looks[task.id],
            title: wordsOf(task, intl),
            ...(task.id === 'payout'
              ? { description: intl.formatMessage({ id: 'commissions.overview.task.payoutHint' }) }
              : {}),
            action: { label: intl.formatMessage({ id: `commissions.overview.action.${task.id}` }), href },
          },
        ]
      })}
    />
  )
}
