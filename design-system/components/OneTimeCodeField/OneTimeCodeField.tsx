import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/Button'
import { FieldFrame, fieldStyles, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './OneTimeCodeField.css.ts'

export interface OneTimeCodeFieldProps extends Omit<FieldProps, 'autoComplete'> {
  /** The digits typed so far. */
  value: string
  /** Digits only: spaces and dashes of a pasted code are dropped. */
  onChange: (value: string) => void
  /** Called once when the last digit is in. */
  onComplete?: ((value: string) => void) | undefined
  /** How many digits the code has. @default 6 */
  length?: number | undefined
  /** Sends a code. Without it there is no button. */
  onSend?: (() => void) | undefined
  /** "Send code", "Send again". */
  sendLabel?: string | undefined
  /** Seconds until a code may be sent again; 0 allows it now. @default 0 */
  resendIn?: number | undefined
  /** A code is being sent: the button waits. */
  isSending?: boolean | undefined
}

/** The code of an SMS or e-mail: one plain input, so that phones can fill it in by themselves. Never for a password, and not for a coupon (CouponField). */
export function OneTimeCodeField({ label, value, onChange, onComplete, length = 6, onSend, sendLabel, resendIn = 0, isSending = false, isRequired, isDisabled, errorMessage, description, id, name, onBlur }: OneTimeCodeFieldProps) {
  const intl = useIntl()
  const help = description ?? intl.formatMessage({ id: 'ds.code.description' }, { length })
  const ids = useFieldIds({ id, description: help, errorMessage })
  const field = useRef<HTMLInputElement>(null)
  const wait = resendIn > 0 ? intl.formatMessage({ id: 'ds.code.resendIn' }, { seconds: resendIn }) : ''
  const isWaiting = wait !== ''
  // The wait is said when it begins and when it is over, not at each of its seconds.
  const waited = useRef(isWaiting)
  const [said, setSaid] = useState('')
  const tell = useEffectEvent(() => setSaid(wait || (sendLabel ?? '')))
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
  // The button falls silent while one waits, so focus moves on to where the code goes.
  const send = () => { onSend?.(); field.current?.focus() }
  return (
    <div className={fieldStyles.field}>
      <FieldFrame label={label} isRequired={isRequired} errorMessage={errorMessage} description={help} ids={ids}>
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
            <div className={styles.send}>
              <Button onPress={send} pending={isSending} isDisabled={isWaiting || (isDisabled ?? false)}>{wait || sendLabel}</Button>
              <output className={visuallyHidden}>{said}</output>
            </div>
          )}
        </div>
      </FieldFrame>
    </div>
  )
}
