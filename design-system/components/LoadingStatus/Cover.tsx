import { useId, useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Icon } from '#design-system/Icon'
import { mark } from '../Spinner/Spinner.css.ts'
import * as css from './LoadingStatus.css.ts'

const refuse = (event: SyntheticEvent) => { event.preventDefault() }
// browsers that do not know `closedby` close it by this key, some of them at the second press in any case
const refuseEscape = (event: KeyboardEvent) => { if (event.key === 'Escape') event.preventDefault() }
const openAgain = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => { if (!dialog.open) dialog.showModal() }

/**
 * Lies over the page as the browser's own modal dialog: what is behind is inert, and the focus comes back to where it was.
 * Its words are there when it opens, so that they are read once, as its name; what changes later is announced.
 */
export function Cover({ message }: { message: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const words = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // closed while it is still in the page: only then the focus goes back
    return () => { element?.close() }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only refuses to be closed
    <dialog ref={dialog} className={css.cover} closedby="none" aria-labelledby={words} onCancel={refuse} onKeyDown={refuseEscape} onClose={openAgain}>
      <div className={css.panel}>
        <span className={mark}><Icon name="progress" size="lg" /></span>
        <output><span id={words}>{message}</span></output>
      </div>
    </dialog>
  )
}
