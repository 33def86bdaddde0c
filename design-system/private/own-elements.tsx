import { Children, type ReactNode } from 'react'

/**
 * Each text among elements in an element of its own: a message with elements in it, what a button holds.
 * A browser that translates the page takes text nodes away from React (docs/decisions/0034).
 */
export const inOwnElements = (message: ReactNode): ReactNode =>
  Children.map(message, (part) =>
    typeof part === 'string' || typeof part === 'number' ? <span>{part}</span> : part,
  )
