import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon, type IconName } from '#design-system/text/Icon'
import { SPACE } from '../../../private/inline-space.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as css from './Timeline.css.ts'

export type TimelineState = keyof typeof css.marks

export interface TimelineEvent {
  /** Tells the events apart; no two are alike. */
  id: string
  /** What happened: “Left the warehouse”. */
  title: ReactNode
  /** When: `dateTime` for machines (ISO 8601), `text` for people in the page's language. */
  time: { dateTime: string; text: string }
  /** `current` where it is now; `failed` and `cancelled` where it went wrong; `next` what is still to come. */
  state: TimelineState
  /** Where, by whom, what to do. */
  description?: ReactNode
}

export interface TimelineProps extends RootProps {
  /** What happened to what: “Way of parcel SF 1234”. */
  label: string
  /** In the order they are read, usually the newest first. */
  events: readonly TimelineEvent[]
}

const icons: Partial<Record<TimelineState, IconName>> = { done: 'check', failed: 'close', cancelled: 'minus' }

/** What happened to one thing, event by event, each with its time and, in words and shape, its state. For the known steps of a process take StatusStepper. */
export function Timeline({ label, events, ...rest }: TimelineProps) {
  const intl = useIntl()
  return (
    <ol {...rootProps(rest)} role="list" className={css.list} aria-label={label}>
      {events.map((event) => {
        const icon = icons[event.state]
        return (
          <li
            key={event.id}
            className={css.event}
            aria-current={event.state === 'current' ? 'step' : undefined}
          >
            <span className={css.marks[event.state]}>{icon && <Icon name={icon} size="sm" />}</span>
            <div className={css.body}>
              <div className={css.titles[event.state]}>
                <span>{event.title}</span>
                <span className={visuallyHidden}>
                  {SPACE + intl.formatMessage({ id: `ds.step.${event.state}` })}
                </span>
              </div>
              <time className={css.time} dateTime={event.time.dateTime}>
                {event.time.text}
              </time>
              {event.description && <div className={css.description}>{event.description}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
