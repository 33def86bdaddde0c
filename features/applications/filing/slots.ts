import type { BoundMobile } from '#domain/customers/bound-mobile.ts'
import type { ComponentType } from 'react'

/** Asks for a code by SMS and hands it over; it belongs to another feature and comes from the application. */
export type CodeFormSlot = ComponentType<{
  mobile: BoundMobile
  submitLabel: string
  pendingLabel: string
  onCode: (code: string) => Promise<void>
  outboxHref?: string | undefined
}>
