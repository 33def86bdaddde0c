import type { ReactNode } from 'react'
import { type RootProps } from '../../../private/root-props.ts'

export interface ConfirmDialogProps extends RootProps {
  /** The question itself: “Remove this address?” */
  title: string
  /** Whether it is asked now; the caller keeps it. */
  isOpen: boolean
  /** The answer was yes. Close it when the work is done. */
  onConfirm: () => void
  /** Cancel, Escape: nothing happens. */
  onClose: () => void
  /** Says what will happen: "Remove address", never "OK". */
  confirmLabel: string
  /** The way back in words: “Keep it”. */
  cancelLabel: string
  /** `danger` when it cannot be taken back. @default 'default' */
  tone?: 'default' | 'danger' | undefined
  /** The answer is on its way. */
  isPending?: boolean | undefined
  /** What is happening while the answer is awaited: “Removing…”. */
  pendingLabel?: string | undefined
  /** What follows from a yes, in a sentence. */
  children?: ReactNode
}
