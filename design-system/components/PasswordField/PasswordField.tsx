import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { TextField, type TextFieldProps } from '#design-system/TextField'
import * as styles from './PasswordField.css.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'inputMode' | 'spellCheck'> {
  /** `current-password` to sign in, `new-password` to choose one. @default 'current-password' */
  autoComplete?: string | undefined
}

/** A password that can be looked at before it is sent. Pasting and password managers work. For the code of a message take OneTimeCodeField. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const intl = useIntl()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      end={
        <button type="button" className={styles.toggle} aria-pressed={isShown} aria-label={intl.formatMessage({ id: 'ds.password.show' })} onClick={() => setShown(!isShown)}>
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}
