import { announce } from '@react-aria/live-announcer'
import { useEffect, useId, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { moreIcons, Icon } from '#design-system/text/Icon'
import { inOwnElements } from '../../../private/own-elements.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { spin } from '../Button/Button.css.ts'
import { clockText } from '../../feedback/Countdown/remaining.ts'
import { useRemaining } from '../../feedback/Countdown/use-remaining.ts'
import * as css from './ResendButton.css.ts'

export interface ResendButtonProps extends RootProps {
  /** Recipient, for screen readers: a name or a masked number. */
  name: string
  /** When it was last sent, in milliseconds since 1970 by the server's clock; null if it can be sent again at once. */
  sentAt: number | null
  /** Server time of the response, in milliseconds since 1970. */
  serverNow: number
  /** Minimum wait between two sends, in milliseconds. @default 1800000 */
  waitMs?: number | undefined
  /** Called to send it again; never while waiting or pending. */
  onResend: () => void
  /** Whether the request is in progress. */
  isPending?: boolean | undefined
}

const nothing = () => undefined

/**
 * Sends something again after a waiting time. Shows a countdown until then and keeps its size and focus.
 * The wait is based on the server's `sentAt`, so it survives a reload.
 * For SMS codes use OneTimeCodeField, which includes one; for any other action use Button instead.
 */
export function ResendButton({
  name,
  sentAt,
  serverNow,
  waitMs = 1_800_000,
  onResend,
  isPending = false,
  ...rest
}: ResendButtonProps) {
  const intl = useIntl()
  const own = useId()
  const id = rest.id ?? own
  const element = useRef<HTMLButtonElement>(null)
  const deadline = sentAt === null ? serverNow : sentAt + waitMs
  const { left } = useRemaining({ deadline, serverNow, onEnd: nothing })
  const isWaiting = deadline > serverNow && left.total > 0
  const state = isPending ? 'pending' : isWaiting ? 'waiting' : 'ready'

  // Screen readers do not read a changed name of the focused button. react-aria announces the pending state and its end.
  const before = useRef(state)
  useEffect(() => {
    const isEndOfWait = before.current === 'waiting' && state === 'ready'
    if (isEndOfWait && document.activeElement === element.current) announce({ 'aria-labelledby': id })
    before.current = state
  }, [state, id])

  const label = {
    pending: intl.formatMessage({ id: 'ds.resend.sending' }),
    waiting: intl.formatMessage({ id: 'ds.resend.waitTo' }, { name, n: Math.ceil(left.total / 60) }),
    ready: intl.formatMessage({ id: 'ds.resend.to' }, { name }),
  }[state]
  return (
    <AriaButton
      {...rootProps(rest)}
      ref={element}
      id={id}
      className={css.button}
      isPending={isPending}
      // disabled in place: it keeps the focus
      {...(isWaiting && { 'aria-disabled': true })}
      onPress={() => {
        if (state === 'ready') onResend()
      }}
    >
      {state === 'ready' && <Icon name={moreIcons.refresh} size="sm" />}
      {state === 'pending' && (
        <span className={spin}>
          <Icon name="progress" size="sm" />
        </span>
      )}
      <span className={visuallyHidden}>{label}</span>
      {/* Seconds are hidden from screen readers: the name must not change every second. */}
      <span className={css.label} aria-hidden="true">
        {state === 'waiting'
          ? inOwnElements(
              intl.formatMessage(
                { id: 'ds.resend.wait' },
                {
                  time: (
                    <span key="time" className={css.clock}>
                      {clockText(left)}
                    </span>
                  ),
                },
              ),
            )
          : state === 'pending'
            ? label
            : intl.formatMessage({ id: 'ds.resend.label' })}
      </span>
    </AriaButton>
  )
}
