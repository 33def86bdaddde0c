import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon, type IconName } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './TaskList.css.ts'

interface TaskLink {
  /** The words of the link, with the object: “Request account”. */
  label: string
  /** The address where it is done. */
  href: string
}
interface TaskPress {
  /** The words on the button, with the object: “Resend invitation”. */
  label: string
  /** Does it at once; not called again while it is pending. */
  onPress: () => void
  /** The answer is on its way. */
  isPending?: boolean | undefined
}
/** What is done about a task: somewhere else or at once. */
export type TaskAction = TaskLink | TaskPress

export interface TaskItem {
  /** Tells the tasks apart; no two are alike. */
  id: string
  /** How much it presses: the colour of its mark. */
  tone: keyof typeof css.tones
  /** The drawing of what it is about. */
  icon: IconName
  /** What is wrong or waits, in a few words: “One invitation was not sent”. */
  title: string
  /** A second line with the details; phones leave it out. */
  description?: ReactNode
  /** The one thing to do about it, named by its object: “Request account”. */
  action: TaskAction
}

export interface TaskListProps extends RootProps {
  /** What the tasks are, for screen readers: “To do”. */
  label: string
  /** The tasks, the most pressing first. Without any nothing is drawn, and no “all done”. */
  items: readonly TaskItem[]
  /** How many are shown at first; the others come by a press on “2 more”. @default 3 */
  max?: number | undefined
}

interface ActionProps {
  action: TaskAction
  describedBy: string
  onFocus: () => void
}

function Action({ action, describedBy, onFocus }: ActionProps) {
  if ('href' in action)
    return (
      <Link href={action.href} className={css.action} aria-describedby={describedBy} onFocus={onFocus}>
        {action.label}
      </Link>
    )
  return (
    <AriaButton
      className={css.action}
      aria-describedby={describedBy}
      isPending={action.isPending ?? false}
      onFocus={onFocus}
      onPress={action.onPress}
    >
      <span>{action.label}</span>
    </AriaButton>
  )
}

/**
 * What somebody has to do, each with the one action that does it. When a task goes while its action has the focus, the focus goes to the list.
 * It is not for news that ask for nothing: use Banner, for events in their order Timeline.
 */
export function TaskList({ label, items, max = 3, ...rest }: TaskListProps) {
  const intl = useIntl()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<string>(undefined)
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? items : items.slice(0, max)
  useEffect(() => {
    if (focused.current === undefined || items.some((item) => item.id === focused.current)) return
    focused.current = undefined
    if (document.activeElement === document.body) list.current?.focus()
  }, [items])
  useEffect(() => {
    if (isOpen) list.current?.children[max]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isOpen, max])
  if (items.length === 0) return null
  return (
    <div {...rootProps(rest)}>
      <ul role="list" ref={list} aria-label={label} tabIndex={-1} className={css.list}>
        {shown.map((item) => (
          <li key={item.id} className={css.task}>
            <span className={css.tones[item.tone]}>
              <Icon name={item.icon} />
            </span>
            <div>
              <div id={`${id}-${item.id}`} className={css.title}>
                {item.title}
              </div>
              {item.description !== undefined && <div className={css.description}>{item.description}</div>}
            </div>
            <Action
              action={item.action}
              describedBy={`${id}-${item.id}`}
              onFocus={() => {
                focused.current = item.id
              }}
            />
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <AriaButton className={css.more} onPress={() => setOpen(true)}>
          <span>{intl.formatMessage({ id: 'ds.tasks.more' }, { n: items.length - shown.length })}</span>
        </AriaButton>
      )}
    </div>
  )
}
