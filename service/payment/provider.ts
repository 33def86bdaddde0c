import type { Provider, Vendor } from '#service/checkout/payment-methods.ts'
import type { Db } from '#service/db/db.ts'

/** What a provider says about a payment. `review`: accepted, a person at the bank still looks at it. */
export type ProviderStatus = 'pending' | 'processing' | 'review' | 'success' | 'failed' | 'cancelled'

export interface PaymentRequest {
  readonly paymentId: string
  readonly provider: Provider
  readonly vendor: Vendor | null
  readonly amountMinor: number
  /** Where the browser comes back to: a path of the shop. Coming back proves nothing. */
  readonly returnPath: string
  /** Card data, encrypted in the browser with the provider's public key. */
  readonly encryptedCard?: string | undefined
}

export interface Started {
  readonly status: ProviderStatus
  readonly redirectUrl: string | null
  readonly needsChallenge: boolean
  readonly message: string | null
}

export interface Report { readonly status: ProviderStatus; readonly amountMinor: number; readonly message: string | null }

/** An authentic message from a provider. */
export interface ProviderEvent extends Report { readonly eventId: string; readonly paymentId: string }

/** A payment provider, or all of them behind one gateway. Amounts in minor units of HKD. */
export interface PaymentGateway {
  /** Public key (SPKI, base64) for encrypting card data: RSA-OAEP with SHA-256. */
  publicKey(db: Db): Promise<string>
  /** @throws Fault 400 when the card data cannot be read */
  start(db: Db, request: PaymentRequest, now: Date): Promise<Started>
  /** Asks the provider now; undefined when it does not know the payment. */
  lookup(db: Db, provider: Provider, paymentId: string, now: Date): Promise<Report | undefined>
  /** Tells the provider that the payment is no longer wanted. */
  withdraw(db: Db, provider: Provider, paymentId: string): Promise<void>
  /** Where the bank asks for the 3-D Secure code. */
  challengeUrl(paymentId: string): string
  /** The event in a callback; undefined for one that the provider did not sign. */
  verify(db: Db, provider: Provider, body: string, signature: string | undefined): Promise<ProviderEvent | undefined>
}
