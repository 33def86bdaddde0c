import { useEffect } from 'react'
import { onFirstUse } from '../../../private/first-use.ts'
import { useLazyPart } from '../../../private/lazy-part/use-lazy-part.ts'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

const loadPanel = () => import('./ConfirmPanel.tsx').then(({ ConfirmPanel }) => ConfirmPanel)

/** Fetches the dialog at the first sign that somebody uses the page. */
const prefetch = () =>
  onFirstUse(() => {
    loadPanel().catch(() => undefined)
  })

/**
 * Asks once before something that matters. A press beside it does not close it. Its script comes once somebody uses the page;
 * if it cannot be fetched, a notification says so, and the next press tries again.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { Part } = useLazyPart(loadPanel, props.isOpen, props.onClose)
  useEffect(prefetch, [])
  return Part ? <Part {...props} /> : null
}
