import { useIntl } from 'react-intl'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as styles from './Countdown.css.ts'
import { clockText } from './remaining.ts'
import { useRemaining } from './use-remaining.ts'

export interface CountdownProps extends RootProps {
  /**
   * Deadline by the server's clock, in milliseconds since 1970. If it is not finite, nothing is shown and `onEnd` is
   * never called.
   */
  deadline: number
  /** Server time of the response, in milliseconds since 1970. A new value resynchronises the countdown. */
  serverNow: number
  /** Called once when the time is up; called again only if the server then extends the deadline. */
  onEnd: () => void
  /** Accessible name of the countdown: "Time left to pay". */
  label: string
  /** `lg` shows "27 min 41 s"; `sm` shows "27:41" next to other text. @default 'lg' */
  size?: 'lg' | 'sm' | undefined
  /**
   * Called when the device seems to have slept: fetch the server time and pass it as `serverNow`. Without it the
   * countdown falls back to the system clock.
   */
  onSlept?: (() => void) | undefined
}

/**
 * A countdown to a deadline. It updates every second but is announced only at 10, 5 and 1 minutes, 30 seconds and the
 * end; the last five minutes are red.
 * For a deadline that is days away, show the date instead.
 */
export function Countdown({
  deadline,
  serverNow,
  onEnd,
  label,
  size = 'lg',
  onSlept,
  ...rest
}: CountdownProps) {
  const intl = useIntl()
  const { left, announced } = useRemaining({ deadline, serverNow, onEnd, onSlept })
  const two = (value: number) => String(value).padStart(2, '0')
  const parts = [
    { value: String(left.days), unit: 'ds.countdown.days', isShown: left.days > 0 },
    {
      value: left.days > 0 ? two(left.hours) : String(left.hours),
      unit: 'ds.countdown.hours',
      isShown: left.days + left.hours > 0,
    },
    { value: two(left.minutes), unit: 'ds.countdown.minutes', isShown: true },
    { value: two(left.seconds), unit: 'ds.countdown.seconds', isShown: left.days === 0 },
  ] as const
  // Spaces are set with the small unit, so that the large digits stay close together.
  const unit = (part: (typeof parts)[number]) =>
    ` ${intl.formatMessage({ id: part.unit }, { n: Number(part.value) })} `
  const shown = parts.filter((part) => part.isShown)
  const announcement =
    announced === undefined
      ? ''
      : announced === 0
        ? intl.formatMessage({ id: 'ds.countdown.announceEnd' }, { label })
        : announced >= 60
          ? intl.formatMessage(
              { id: 'ds.countdown.announceMinutes' },
              { label, n: Math.floor(announced / 60) },
            )
          : intl.formatMessage({ id: 'ds.countdown.announceSeconds' }, { label, n: announced })
  // Better no countdown than a wrong one.
  if (!Number.isFinite(deadline - serverNow)) return null
  return (
    <>
      <span
        {...rootProps(rest)}
        role="timer"
        aria-label={label}
        aria-live="off"
        className={cx(styles.sizes[size], left.total <= 300 ? styles.tones.urgent : styles.tones.calm)}
      >
        {size === 'sm'
          ? clockText(left)
          : shown.map((part) => (
              <span key={part.unit}>
                <span>{part.value}</span>
                <span className={styles.unit}>{unit(part)}</span>
              </span>
            ))}
      </span>
      <output className={visuallyHidden}>{announcement}</output>
    </>
  )
}
