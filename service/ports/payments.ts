export const paymentProviders = ['worldpay', 'ingenico', 'citcon', 'planet'] as const
export type Provider = (typeof paymentProviders)[number]
/** Ways to pay through Citcon; `upop` is UnionPay. */
export const vendors = ['wechatpay', 'alipay', 'upop'] as const
export type Vendor = (typeof vendors)[number]

/** A provider's report about a payment. `review`: accepted, but a person at the bank still has to check it. */
export type ProviderStatus = 'pending' | 'processing' | 'review' | 'success' | 'failed' | 'cancelled'

export interface PaymentRequest {
  readonly paymentId: string
  readonly provider: Provider
  readonly vendor: Vendor | null
  readonly amountMinor: number
  /** Address to which the browser returns. Returning proves nothing. */
  readonly returnUrl: string
  /** Card data, encrypted in the browser with the provider's public key. */
  readonly encryptedCard?: string | undefined
}

export interface Started {
  readonly status: ProviderStatus
  readonly redirectUrl: string | null
  readonly needsChallenge: boolean
  readonly message: string | null
}

export interface Report {
  readonly status: ProviderStatus
  readonly amountMinor: number
  readonly message: string | null
}

/** An authentic message from a provider. */
export interface ProviderEvent extends Report {
  readonly eventId: string
  readonly paymentId: string
}

/**
 * The payment providers. Amounts in minor units of HKD; `now` is the shop's time. Methods that call a provider reject
 * with `NoAnswer` if it does not answer.
 */
export interface PaymentPort {
  /** Providers that are connected: the methods of others are not offered. */
  readonly providers: readonly Provider[]
  /** Public key (SPKI, base64) for encrypting card data: RSA-OAEP with SHA-256. */
  publicKey(): Promise<string>
  /**
   * Starts a payment under the id of the request; repeating it returns the current state.
   * @throws Fault 400 for unreadable card data, 502 when the provider refuses: nothing was started
   * @throws NoAnswer if it is unknown whether the payment was started
   */
  start(request: PaymentRequest, now: Date): Promise<Started>
  /** Looks up a payment at the provider; undefined if the provider does not know it. */
  lookup(provider: Provider, paymentId: string, now: Date): Promise<Report | undefined>
  /** Tells the provider to cancel the payment. Repeatable. */
  withdraw(provider: Provider, paymentId: string): Promise<void>
  /** Address of the bank's 3-D Secure challenge; undefined without one. */
  challengeUrl(provider: Provider, paymentId: string): Promise<string | undefined>
  /** The event of a callback; undefined if the provider's signature is invalid or expired. */
  verify(
    provider: Provider,
    body: string,
    signature: string | undefined,
    now: Date,
  ): Promise<ProviderEvent | undefined>
}
