import type { LanguageCode } from '#domain/store/languages.ts'

export const paymentProviders = ['worldpay', 'ingenico', 'citcon', 'planet'] as const
export type Provider = (typeof paymentProviders)[number]
/** Ways to pay through Citcon; `upop` is UnionPay. */
export const vendors = ['wechatpay', 'alipay', 'upop'] as const
export type Vendor = (typeof vendors)[number]

/** A provider's report about a payment. `review`: accepted, but a person at the bank still has to check it. */
export type ProviderStatus = 'pending' | 'processing' | 'review' | 'success' | 'failed' | 'cancelled'

/** Address of a buyer, as far as it is known. */
export interface PaymentAddress {
  readonly firstName: string
  readonly lastName: string
  readonly street: readonly string[]
  readonly city: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string
}

/** When a payment is captured: with the payment itself, or when its order ships. */
export const captureTimes = ['at-once', 'shipping'] as const
export type CaptureTime = (typeof captureTimes)[number]

/** The money of a successful payment is authorised and not taken yet. `until`: null where the provider does not say. */
export interface Held {
  readonly until: Date | null
}

export interface PaymentRequest {
  readonly paymentId: string
  readonly provider: Provider
  readonly vendor: Vendor | null
  readonly amountMinor: number
  readonly orderNumber: string
  /** Null for a buyer who has none, and where no page of the provider's asks for it. */
  readonly email: string | null
  readonly language: LanguageCode
  readonly billing: PaymentAddress | null
  readonly shipping: PaymentAddress | null
  /** When the order is cancelled unless it is paid; null without a deadline. */
  readonly expiresAt: Date | null
  /** Whether the shopper's browser says that it runs on a phone. */
  readonly isPhone: boolean
  /** Address to which the browser returns. Returning proves nothing. */
  readonly returnUrl: string
  /** Address to which the provider reports. */
  readonly eventUrl: string
  /** Whether the provider takes the money with the payment, or only authorises it until the order ships. */
  readonly capture: CaptureTime
  /** Card data, encrypted in the browser with the provider's public key. */
  readonly encryptedCard?: string | undefined
}

export interface Started {
  readonly status: ProviderStatus
  readonly redirectUrl: string | null
  readonly needsChallenge: boolean
  readonly message: string | null
  /** The provider's own name of the payment, where it needs that to be asked about it. */
  readonly reference?: string | undefined
  /** Present for a payment that succeeded and is only authorised. */
  readonly held?: Held | undefined
}

/** A payment that a provider may know. */
export interface KnownPayment {
  readonly id: string
  readonly provider: Provider
  /** What `Started` or a later report named; null if the answer to the start was lost or named nothing. */
  readonly reference: string | null
}

/** A callback as it arrived. */
export interface ProviderMessage {
  readonly headers: Headers
  readonly path: string
  readonly body: string
}

/** Money to give back of a payment that succeeded. */
export interface RefundRequest {
  readonly payment: KnownPayment
  /** Our id of the refund: a provider makes it once under it. */
  readonly refundId: string
  /** The whole payment or a part, in minor units. */
  readonly amountMinor: number
  readonly paidMinor: number
  /**
   * Since when an earlier request may have reached the provider, which then is asked for its result before it is told
   * again; null: none has.
   */
  readonly askedAt: Date | null
}

/** State of a refund at a provider; `sent`: taken on, with its result to come. */
export type RefundState = 'sent' | 'done'

/** The provider refused a refund for good, so no money moves. Its message names no person. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}

/** An authorised payment whose money is to be taken or let go. */
export interface ReleaseRequest {
  readonly payment: KnownPayment
  /** Our id of the request: a provider carries it out once under it. */
  readonly requestId: string
  /** As in `RefundRequest`. */
  readonly askedAt: Date | null
}

/** Money to take of an authorised payment; what is left of it is let go. */
export interface CaptureRequest extends ReleaseRequest {
  /** All that was authorised or a part, in minor units. */
  readonly amountMinor: number
}

/** State of a capture or a release at a provider; `sent`: taken on, with its result to come. */
export type CaptureState = 'sent' | 'done'

/** The provider refused a capture or a release for good. Its message names no person. */
export class CaptureRefused extends Error {
  override readonly name = 'CaptureRefused'
}

export interface Report {
  readonly status: ProviderStatus
  /** What the provider says; another amount than the payment's changes nothing. */
  readonly amountMinor: number
  readonly message: string | null
  /** As in `Started`. */
  readonly reference?: string | undefined
  readonly held?: Held | undefined
}

/** An authentic message from a provider. */
export interface ProviderEvent extends Report {
  readonly eventId: string
  readonly paymentId: string
}

/** A message that anybody could have written: it says only which payment its provider may be asked about. */
export interface UnprovenEvent {
  readonly paymentId: string
  /** What it says the provider calls the payment. */
  readonly reference: string
}

/**
 * The payment providers. Amounts in minor units of HKD; `now` is the shop's time. Methods that call a provider reject
 * with `NoAnswer` if it does not answer.
 */
export interface PaymentPort {
  /** Providers that are connected: the methods of others are not offered. */
  readonly providers: readonly Provider[]
  /**
   * Whether shoppers pay on the providers' pages alone: no card is typed in the shop, and an address is all that a browser
   * needs to get there.
   */
  readonly isHosted: boolean
  /** Providers that can authorise a payment and capture it later; the others take the money with the payment. */
  readonly capturesLater: readonly Provider[]
  /** Public key (SPKI, base64) for encrypting card data: RSA-OAEP with SHA-256. */
  publicKey(): Promise<string>
  /**
   * Starts a payment under the id of the request; repeating it returns the current state.
   * @throws Fault 400 for unreadable card data, 502 when the provider refuses: nothing was started
   * @throws NoAnswer if it is unknown whether the payment was started
   */
  start(request: PaymentRequest, now: Date): Promise<Started>
  /** Looks up a payment at the provider; undefined if the provider does not know it. */
  lookup(payment: KnownPayment, now: Date): Promise<Report | undefined>
  /** Tells the provider to cancel the payment. Repeatable. */
  withdraw(payment: KnownPayment, now: Date): Promise<void>
  /**
   * Gives back money, once for each refund id; repeating it returns the current state.
   * @throws RefundRefused
   * @throws NoAnswer if it is unknown whether the money goes back
   */
  refund(request: RefundRequest, now: Date): Promise<RefundState>
  /**
   * Takes the money of an authorised payment, once for each request id; repeating it returns the current state.
   * @throws CaptureRefused
   * @throws NoAnswer if it is unknown whether the money is taken
   */
  capture(request: CaptureRequest, now: Date): Promise<CaptureState>
  /**
   * Lets go of the money of an authorised payment (a void). Repeatable.
   * @throws CaptureRefused
   * @throws NoAnswer if it is unknown whether the money is let go
   */
  release(request: ReleaseRequest, now: Date): Promise<CaptureState>
  /** Address of the bank's 3-D Secure challenge; undefined without one. */
  challengeUrl(provider: Provider, paymentId: string): Promise<string | undefined>
  /**
   * The event of a callback: proven by its signature, or unproven where callbacks carry none.
   * @returns undefined for a forged one; `other` for one that is authentic and not about the state of a payment
   */
  verify(
    provider: Provider,
    message: ProviderMessage,
    now: Date,
  ): Promise<ProviderEvent | UnprovenEvent | 'other' | undefined>
}
