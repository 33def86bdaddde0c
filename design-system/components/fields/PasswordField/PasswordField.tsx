import { useState } from 'react'
import { ToggleButton as AriaToggleButton } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon, moreIcons } from '#design-system/text/Icon'
import { TextField, type TextFieldProps } from '#design-system/fields/TextField'
import * as styles from './PasswordField.css.ts'

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'end' | 'inputMode' | 'spellCheck'
> {
  /** `current-password` to sign in, `new-password` to choose one. @default 'current-password' */
  autoComplete?: string | undefined
}

/**
 * A password with a button to reveal it. Pasting and password managers work. Use OneTimeCodeField instead for a code
 * sent by SMS or email.
 */
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
        <AriaToggleButton
          className={styles.toggle}
          isSelected={isShown}
          aria-label={intl.formatMessage({ id: 'ds.password.show' })}
          onChange={setShown}
        >
          <Icon name={isShown ? moreIcons.eyeOff : moreIcons.eye} />
        </AriaToggleButton>
      }
    />
  )
}
