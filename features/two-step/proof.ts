import type { BoundMobile, IdentityProof } from '#domain/customers/bound-mobile.ts'
import type { ComponentType } from 'react'

/** The form that asks for the proof of identity, provided by the app since it belongs to another feature. */
export type ProofForm = ComponentType<{
  bound: BoundMobile | null
  onProve: (proof: IdentityProof, otp: string) => Promise<void>
  onCancel?: (() => void) | undefined
  labels: { submit: string; cancel?: string | undefined }
  variant: 'primary'
  withSecondStep?: boolean
  outboxHref?: string | undefined
}>

/** How the owner of the account proves who is at the keyboard. */
export interface ProofProps {
  Form: ProofForm
  /** The number that a code can be sent to; null leaves the password alone. */
  bound: BoundMobile | null
  /** Address of the sandbox's outbox; absent outside the sandbox. */
  outboxHref?: string | undefined
}
