import { useEffect, useState } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'
import type { ConfirmPanel } from './ConfirmPanel.tsx'

const loadPanel = () => import('./ConfirmPanel.tsx')

/** Fetches the dialog at the first sign that somebody uses the page. */
function prefetch(): () => void {
  const signs = ['pointerover', 'focusin'] as const
  const fetchPanel = () => {
    loadPanel().catch(() => undefined)
  }
  for (const sign of signs) addEventListener(sign, fetchPanel, { once: true })
  return () => {
    for (const sign of signs) removeEventListener(sign, fetchPanel)
  }
}

/**
 * Asks once before something that matters. A press beside it does not close it. Its script comes once somebody uses the page;
 * a dialog that cannot be fetched stays closed, and the next press tries again.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose } = props
  const [Panel, setPanel] = useState<typeof ConfirmPanel>()
  useEffect(prefetch, [])
  useEffect(() => {
    if (!isOpen || Panel) return
    let isWanted = true
    loadPanel().then(
      (loaded) => {
        setPanel(() => loaded.ConfirmPanel)
      },
      () => {
        if (isWanted) onClose()
      },
    )
    return () => {
      isWanted = false
    }
  }, [isOpen, Panel, onClose])
  return Panel ? <Panel {...props} /> : null
}
