import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/actions/Button'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { FieldFrame, fieldStyles, useFieldIds, type FieldProps } from '../../../private/field/index.ts'
import { rootProps } from '../../../private/root-props.ts'
import { useEffectEvent } from '../../../private/use-effect-event.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as styles from './OneTimeCodeField.css.ts'

export interface OneTimeCodeFieldProps extends Omit<FieldProps, 'autoComplete'> {
  /** Digits typed so far. */
  value: string
  /** Called with digits only: spaces and dashes of a pasted code are removed. */
  onChange: (value: string) => void
  /** Called once when the last digit is entered. */
  onComplete?: ((value: string) => void) | undefined
  /** Number of digits in the code. @default 6 */
  length?: number | undefined
  /** Called to send a code. Without it there is no button; it has the field's id with `-send`. */
  onSend?: (() => void) | undefined
  /** Label of the send button: "Send code", "Send again". */
  sendLabel?: string | undefined
  /** Seconds until a code may be sent again; 0 allows it immediately. @default 0 */
  resendIn?: number | undefined
  /** Whether a code is being sent; the button is then inactive. */
  isSending?: boolean | undefined
  /**
   * Where the code was sent: "We have sent a code to +852 …". Pass it beforehand too: its space is reserved, so that
   * nothing shifts.
   */
  sentMessage?: string | undefined
  /** What is in progress before the code is sent, shown and announced in the same space. */
  progressMessage?: string | undefined
  /** Whether a code was sent: `sentMessage` is shown and announced. @default false */
  isSent?: boolean | undefined
}

/**
 * A one-time code from an SMS or email, as one plain input that phones can autofill. Never for a password
 * (PasswordField) or a coupon (CouponField).
 */
export function OneTimeCodeField({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  onSend,
  sendLabel,
  resendIn = 0,
  isSending = false,
  sentMessage,
  progressMessage,
  isSent = false,
  isRequired,
  isDisabled,
  errorMessage,
  description,
  id,
  name,
  onBlur,
  ...rest
}: OneTimeCodeFieldProps) {
  const intl = useIntl()
  const help = description ?? intl.formatMessage({ id: 'ds.code.description' }, { length })
  const ids = useFieldIds({ id, description: help, errorMessage })
  const field = useRef<HTMLInputElement>(null)
  const sender = useRef<HTMLDivElement>(null)
  const wait = resendIn > 0 ? intl.formatMessage({ id: 'ds.code.resendIn' }, { seconds: resendIn }) : ''
  const isWaiting = wait !== ''
  // The wait is announced at its start and end, not every second.
  const waited = useRef(isWaiting)
  const [said, setSaid] = useState('')
  const isAsked = useRef(false)
  const tell = useEffectEvent(() => {
    setSaid(wait || (sendLabel ?? ''))
    // The button is disabled during the wait: focus moves to the code, unless the user has moved on or was refused.
    const { activeElement } = document
    const isStillThere = activeElement === document.body || sender.current?.contains(activeElement)
    if (isWaiting && isAsked.current && isStillThere) field.current?.focus()
    isAsked.current = false
  })
  useEffect(() => {
    if (waited.current !== isWaiting) tell()
    waited.current = isWaiting
  }, [isWaiting])
  const type = (typed: string) => {
    const digits = typed.normalize('NFKC').replace(/\D/g, '').slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  const send = () => {
    isAsked.current = true
    onSend?.()
  }
  return (
    <div {...rootProps(rest)} className={fieldStyles.field}>
      <FieldFrame
        label={label}
        isRequired={isRequired}
        errorMessage={errorMessage}
        description={help}
        ids={ids}
      >
        <div className={styles.row}>
          <div className={styles.box}>
            <input
              ref={field}
              id={ids.control}
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCorrect="off"
              spellCheck={false}
              className={fieldStyles.control}
              value={value}
              onChange={(event) => type(event.target.value)}
              onBlur={() => onBlur?.()}
              disabled={isDisabled}
              aria-required={isRequired || undefined}
              aria-invalid={Boolean(errorMessage) || undefined}
              aria-describedby={ids.describedBy}
            />
          </div>
          {onSend && (
            <div ref={sender} className={styles.send}>
              <Button
                id={`${ids.control}-send`}
                onPress={send}
                isPending={isSending}
                isDisabled={isWaiting || (isDisabled ?? false)}
                {...(errorMessage && { 'aria-describedby': ids.error })}
              >
                {wait || sendLabel}
              </Button>
              <output className={visuallyHidden}>{said}</output>
            </div>
          )}
        </div>
      </FieldFrame>
      {sentMessage && (
        <div className={styles.messages}>
          <div role="status" className={styles.message}>
            {progressMessage && <InlineMessage tone="info">{progressMessage}</InlineMessage>}
          </div>
          <div role="status" className={styles.message}>
            {/* A new element once the code was sent, so that a screen reader announces it. */}
            <div
              key={isSent ? 'sent' : 'reserved'}
              className={isSent && !progressMessage ? undefined : styles.reserved}
            >
              <InlineMessage tone="success">{sentMessage}</InlineMessage>
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
