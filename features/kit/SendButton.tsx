import { Button, type ButtonProps } from '#design-system/actions/Button'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useOnline } from './online.ts'

/** What buttons that send something need to know: whether they can, and the words beside them that say why not. */
export interface Sending {
  /** For the buttons. */
  button: Pick<ButtonProps, 'isUnavailable' | 'aria-describedby'>
  /** Stands beside them; null while there is a connection. */
  note: ReactNode
}

/** For several buttons with one note; for a single one use `SendButton`. */
export function useSending(): Sending {
  const intl = useIntl()
  const id = useId()
  if (useOnline()) return { button: {}, note: null }
  return {
    button: { isUnavailable: true, 'aria-describedby': id },
    note: (
      <InlineMessage tone="muted" id={id}>
        {intl.formatMessage({ id: 'shell.offline.later' })}
      </InlineMessage>
    ),
  }
}

/**
 * A button that sends something to the service. Without a connection it keeps its place and its focus, cannot be pressed, and
 * says beside it that it can be pressed again later.
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
