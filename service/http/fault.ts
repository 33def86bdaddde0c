import type { SecurityEvent, SecurityNote } from './security-log.ts'

/** Values for the placeholders of a message: `%name` from an object, `%1 … %n` from an array. */
export type FaultParameters = Readonly<Record<string, unknown>> | readonly unknown[]

/** One of several wrong inputs that are reported together (C-1.4). */
export interface InputError {
  readonly message: string
  readonly parameters?: FaultParameters
}

/** Magento's error code for "expected condition, the caller handles it" (C-1.4). */
export const EXPECTED = 5020

/** An error answer as in C-1.4. Handlers throw it; one place turns it into a response. */
export class Fault extends Error {
  readonly status: number
  readonly template: string
  readonly parameters: FaultParameters | undefined
  readonly code: number | undefined
  readonly errors: readonly InputError[] | undefined
  readonly headers: Readonly<Record<string, string>>
  /** What the security log records about it. */
  note: SecurityNote | undefined
  constructor(
    status: number,
    template: string,
    rest: {
      parameters?: FaultParameters | undefined
      code?: number | undefined
      errors?: readonly InputError[] | undefined
      headers?: Readonly<Record<string, string>> | undefined
    } = {},
  ) {
    super(template)
    this.name = 'Fault'
    this.status = status
    this.template = template
    this.parameters = rest.parameters
    this.code = rest.code
    this.errors = rest.errors
    this.headers = rest.headers ?? {}
  }
}

/**
 * Creates a refusal: `throw fault(400, 'Coupon %1 …', ['X'])`. The template is sent with its placeholders, which the
 * client fills in.
 */
export const fault = (status: number, template: string, parameters?: FaultParameters, code?: number): Fault =>
  new Fault(status, template, { parameters, code })

/** Marks a refusal for the security log. @param account the account, name or number that was tried */
export function noted(refusal: Fault, event: SecurityEvent, account?: string): Fault {
  refusal.note = { event, account }
  return refusal
}

/** 404 `No such entity with %fieldName = %fieldValue`. */
export const noSuchEntity = (fieldName: string, fieldValue: unknown): Fault =>
  fault(404, 'No such entity with %fieldName = %fieldValue', { fieldName, fieldValue })

/** 400 `"%fieldName" is required. Enter and try again.` */
export const required = (fieldName: string): Fault =>
  fault(400, '"%fieldName" is required. Enter and try again.', { fieldName })

/** 400 `Invalid value of "%value" provided for the %fieldName field.` */
export const invalidValue = (fieldName: string, value: unknown): Fault =>
  fault(400, 'Invalid value of "%value" provided for the %fieldName field.', { fieldName, value })

/** 401 of a call that needs a customer (C-1.2). */
export const notAuthorized = (): Fault =>
  fault(401, "The consumer isn't authorized to access %resources.", { resources: 'self' })

/** 405 naming the allowed method. */
export const methodNotAllowed = (allowed: string): Fault =>
  new Fault(405, 'Request does not match any route.', { headers: { Allow: allowed } })

/** 429 with the seconds to wait before a retry. */
export const tooMany = (template: string, retryAfter: number, parameters?: FaultParameters): Fault =>
  new Fault(429, template, {
    parameters,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) },
  })
