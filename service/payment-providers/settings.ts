import * as z from 'zod/mini'
import { completeSettings } from '#service/environment/complete-settings.ts'
import { captureTimes } from '#service/ports/payments.ts'

const isWebUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
/** An http or https address without a path. */
export const origin = z
  .string()
  .check(z.refine((value) => isWebUrl(value) && /^\w+:\/\/[^/?#@]+\/*$/.test(value)))
/** A text without spaces. */
export const word = z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/)))

/** Environment variables of the payment providers. */
export const paymentEnvironment = {
  PAYMENT_CAPTURE: z._default(z.enum(captureTimes), 'at-once'),
  WORLDPAY_URL: z._default(origin, 'https://access.worldpay.com'),
  WORLDPAY_USER: word,
  WORLDPAY_PASSWORD: word,
  WORLDPAY_ENTITY: word,
  WORLDPAY_EVENT_SECRET: word,
  WORLDLINE_URL: z._default(origin, 'https://payment.direct.worldline-solutions.com'),
  WORLDLINE_MERCHANT: word,
  WORLDLINE_KEY: word,
  WORLDLINE_SECRET: word,
  WORLDLINE_EVENT_KEY: word,
  WORLDLINE_EVENT_SECRET: word,
  CITCON_URL: z._default(origin, 'https://api.citconpay.com'),
  CITCON_KEY: word,
}

const addresses = ['WORLDPAY_URL', 'WORLDLINE_URL', 'CITCON_URL']

/** What they must be, for the sentence about a wrong one. */
export const paymentExpected: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.keys(paymentEnvironment).map((name) => [
      name,
      addresses.includes(name) ? 'an http or https address without a path' : 'a text without spaces',
    ]),
  ),
  PAYMENT_CAPTURE: captureTimes.join(' or '),
}

/** Worldpay's hosted payment pages (Access Worldpay). */
export interface WorldpaySettings {
  readonly url: string
  readonly user: string
  readonly password: string
  readonly entity: string
  /** Key of the signature of its events. */
  readonly eventSecret: string
}

/** Worldline's hosted checkout (Worldline Direct). */
export interface WorldlineSettings {
  readonly url: string
  /** PSPID. */
  readonly merchant: string
  readonly key: string
  readonly secret: string
  /** Key of the signature of its events, and its name. */
  readonly eventKey: string
  readonly eventSecret: string
}

/** Citcon's universal payment interface. */
export interface CitconSettings {
  readonly url: string
  readonly key: string
}

/** The payment providers that are connected where the sandbox is off; undefined: not this one. */
export interface ProviderSettings {
  readonly worldpay: WorldpaySettings | undefined
  readonly worldline: WorldlineSettings | undefined
  readonly citcon: CitconSettings | undefined
}

type Values = z.infer<z.ZodMiniObject<typeof paymentEnvironment>>

/**
 * The settings of the payment providers.
 * @throws StartError for a provider whose settings are half there
 */
export function readPaymentSettings(values: Values): ProviderSettings {
  const worldpay = completeSettings('Worldpay', values, {
    user: 'WORLDPAY_USER',
    password: 'WORLDPAY_PASSWORD',
    entity: 'WORLDPAY_ENTITY',
    eventSecret: 'WORLDPAY_EVENT_SECRET',
  })
  const worldline = completeSettings('Worldline', values, {
    merchant: 'WORLDLINE_MERCHANT',
    key: 'WORLDLINE_KEY',
    secret: 'WORLDLINE_SECRET',
    eventKey: 'WORLDLINE_EVENT_KEY',
    eventSecret: 'WORLDLINE_EVENT_SECRET',
  })
  const citcon = completeSettings('Citcon', values, { key: 'CITCON_KEY' })
  return {
    worldpay: worldpay && { url: values.WORLDPAY_URL, ...worldpay },
    worldline: worldline && { url: values.WORLDLINE_URL, ...worldline },
    citcon: citcon && { url: values.CITCON_URL, ...citcon },
  }
}
