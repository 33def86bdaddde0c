import { useIntl } from 'react-intl'
import { cx } from '../../private/cx.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Countdown.css.ts'
import { useRemaining } from './use-remaining.ts'

export interface CountdownProps {
  /** When it ends, in milliseconds since 1970 by the server's clock. */
  deadline: number
  /** The server's clock when it answered, in milliseconds since 1970. A new value sets the countdown right again. */
  serverNow: number
  /** Called once when the time is up; again only if the server then says that there is time left after all. */
  onEnd: () => void
  /** What is counted, for screen readers: "Time left to pay". */
  label: string
  /** `lg` "27 min 41 s"; `sm` "27:41" beside other words. @default 'lg' */
  size?: 'lg' | 'sm' | undefined
  /** The device seems to have slept: ask the server for the time and pass it as `serverNow`. Without it the countdown goes on by the device's calendar. */
  onSlept?: (() => void) | undefined
}

/**
 * Time running out. It is seen every second, but said only at 10, 5 and 1 minutes, 30 seconds and the end; the last five minutes are red.
 * For a moment that is days away write its date instead.
 */
export function Countdown({ deadline, serverNow, onEnd, label, size = 'lg', onSlept }: CountdownProps) {
  const intl = useIntl()
  const { left, threshold } = useRemaining({ deadline, serverNow, onEnd, onSlept })
  const two = (value: number) => String(value).padStart(2, '0')
  const parts = [
    { value: String(left.days), unit: 'ds.countdown.days', isShown: left.days > 0 },
    { value: left.days > 0 ? two(left.hours) : String(left.hours), unit: 'ds.countdown.hours', isShown: left.days + left.hours > 0 },
    { value: two(left.minutes), unit: 'ds.countdown.minutes', isShown: true },
    { value: two(left.seconds), unit: 'ds.countdown.seconds', isShown: left.days === 0 },
  ] as const
  // Spaces belong to the small unit, so that the large digits stay close.
  const unit = (part: (typeof parts)[number]) => ` ${intl.formatMessage({ id: part.unit }, { n: Number(part.value) })} `
  const shown = parts.filter((part) => part.isShown)
  const announcement = threshold === undefined ? '' : threshold === 0 ? intl.formatMessage({ id: 'ds.countdown.announceEnd' }, { label })
    : threshold >= 60 ? intl.formatMessage({ id: 'ds.countdown.announceMinutes' }, { label, n: threshold / 60 }) : intl.formatMessage({ id: 'ds.countdown.announceSeconds' }, { label, n: threshold })
  const clock = [left.days * 24 + left.hours, left.minutes, left.seconds].slice(left.total >= 3600 ? 0 : 1).map(two).join(':')
  return (
    <>
      <span role="timer" aria-label={label} aria-live="off" className={cx(styles.sizes[size], left.total <= 300 ? styles.tones.urgent : styles.tones.calm)}>
        {size === 'sm' ? clock : shown.map((part) => <span key={part.unit}>{part.value}<span className={styles.unit}>{unit(part)}</span></span>)}
      </span>
      <output className={visuallyHidden}>{announcement}</output>
    </>
  )
}
