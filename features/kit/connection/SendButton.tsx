import { Button, type ButtonProps } from '#design-system/actions/Button'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useOnline } from './online.ts'

/** What stands beside buttons that send something. */
export interface Sending {
  /** For the buttons. */
  button: Pick<ButtonProps, 'aria-describedby'>
  /** Without a connection the words that the button is described by; else null. */
  note: ReactNode
}

/** For several buttons with one note; for a single one use `SendButton`. */
export function useSending(): Sending {
  const intl = useIntl()
  const id = useId()
  if (useOnline()) return { button: {}, note: null }
  return {
    button: { 'aria-describedby': id },
    note: (
      <InlineMessage tone="muted" id={id}>
        {intl.formatMessage({ id: 'shell.offline.later' })}
      </InlineMessage>
    ),
  }
}

/**
 * A button that sends something to the service. Without a connection it says beside it that this can be done again later. It can
 * be pressed all the same, since browsers are wrong about the connection at times: what was typed stays, and the press is answered.
 */
export function SendButton(props: ButtonProps) {
  const { button, note } = useSending()
  return (
    <>
      <Button {...props} {...button} />
      {note}
    </>
  )
}
