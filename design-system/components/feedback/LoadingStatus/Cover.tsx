import { useId, useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Icon } from '#design-system/text/Icon'
import { rootProps } from '../../../private/root-props.ts'
import { mark } from '../Spinner/Spinner.css.ts'
import * as css from './LoadingStatus.css.ts'

const refuse = (event: SyntheticEvent) => {
  event.preventDefault()
}
// Browsers without `closedby` close the dialog on Escape, some of them on the second press regardless.
const refuseEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault()
}
const openAgain = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
  if (!dialog.open) dialog.showModal()
}

/**
 * Covers the page with a native modal dialog: the page behind is inert, and focus returns on close. The text is present
 * when it opens, so it is read once, as the dialog's name; later changes are announced.
 */
export function Cover({ message, ...rest }: { message: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const messageId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Close it while it is still in the document: otherwise focus is not restored.
    return () => {
      element?.close()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only refuses to be closed
    <dialog
      {...rootProps(rest)}
      ref={dialog}
      className={css.cover}
      closedby="none"
      aria-labelledby={messageId}
      onCancel={refuse}
      onKeyDown={refuseEscape}
      onClose={openAgain}
    >
      <div className={css.panel}>
        <span className={mark}>
          <Icon name="progress" size="lg" />
        </span>
        <output>
          <span id={messageId}>{message}</span>
        </output>
      </div>
    </dialog>
  )
}
