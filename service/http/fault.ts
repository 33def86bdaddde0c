import { EXPECTED_CODE } from '#domain/contract/fault.ts'
import type { Refusal, RefusalCode, RefusalParameters } from '#domain/contract/refusal.ts'
import { contractRefusals } from '#domain/contract/refusals.ts'
import type { SecurityEvent, SecurityNote } from './security-log.ts'

/** Values for the placeholders of a message: `%name` from an object, `%1 … %n` from an array. */
export type FaultParameters = Readonly<Record<string, unknown>> | readonly unknown[]

/** One of several wrong inputs, or reasons to refuse, that are reported together (C-1.4). */
export interface InputError {
  readonly message: string
  readonly parameters?: FaultParameters | undefined
  /** Code of the refusal, where it is one. */
  readonly code?: RefusalCode | undefined
}

/** An error answer as in C-1.4. Handlers throw it; one place turns it into a response. */
export class Fault extends Error {
  readonly status: number
  readonly template: string
  readonly parameters: FaultParameters | undefined
  /** Code of the refusal; the number `EXPECTED_CODE` for a condition that the caller handles. */
  readonly code: RefusalCode | typeof EXPECTED_CODE | undefined
  readonly errors: readonly InputError[] | undefined
  readonly headers: Readonly<Record<string, string>>
  /** What the security log records about it. */
  note: SecurityNote | undefined
  constructor(
    status: number,
    template: string,
    rest: {
      parameters?: FaultParameters | undefined
      code?: RefusalCode | typeof EXPECTED_CODE | undefined
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
 * Refuses a request: `throw refuse(couponRefusals.minimum, [100])`. The sentence is sent with its placeholders, beside its
 * code; people read the message of the code.
 */
export const refuse = <Sentence extends string>(
  { status, sentence, code }: Refusal<Sentence>,
  ...[parameters]: RefusalParameters<Sentence>
): Fault => new Fault(status, sentence, { parameters, code })

/** Refuses a request for several reasons at once: the first is the answer's own, and `errors` has all of them. */
export function refuseForAll(refusals: readonly [Fault, ...Fault[]]): Fault {
  const [{ status, template, parameters, code }] = refusals
  const errors = refusals.map((each) => ({
    message: each.template,
    parameters: each.parameters,
    code: typeof each.code === 'string' ? each.code : undefined,
  }))
  return new Fault(status, template, { parameters, code, errors })
}

/** 400 for a condition that the caller handles, and shows in its own words: it needs another step first (C-1.4). */
export const expectedCondition = (sentence: string, parameters?: FaultParameters): Fault =>
  new Fault(400, sentence, { code: EXPECTED_CODE, parameters })

/** Marks a refusal for the security log. @param account the account, name or number that was tried */
export function noted(refusal: Fault, event: SecurityEvent, account?: string): Fault {
  refusal.note = { event, account }
  return refusal
}

/** 404 `No such entity with %fieldName = %fieldValue`. */
export const noSuchEntity = (fieldName: string, fieldValue: unknown): Fault =>
  refuse(contractRefusals.noSuchEntity, { fieldName, fieldValue })

/** 400 `"%fieldName" is required. Enter and try again.` */
export const required = (fieldName: string): Fault => refuse(contractRefusals.required, { fieldName })

/** 400 `Invalid value of "%value" provided for the %fieldName field.` */
export const invalidValue = (fieldName: string, value: unknown): Fault =>
  refuse(contractRefusals.invalidValue, { fieldName, value })

/** 401 of a call that needs a customer (C-1.2). */
export const notAuthorized = (): Fault => refuse(contractRefusals.notAuthorized, { resources: 'self' })

/** 405 naming the allowed method. */
export function methodNotAllowed(allowed: string): Fault {
  const { status, sentence, code } = contractRefusals.wrongMethod
  return new Fault(status, sentence, { code, headers: { Allow: allowed } })
}

/** Refuses with the seconds to wait before a retry, as a header: 429. */
export const refuseFor = <Sentence extends string>(
  retryAfter: number,
  { status, sentence, code }: Refusal<Sentence>,
  ...[parameters]: RefusalParameters<Sentence>
): Fault =>
  new Fault(status, sentence, {
    parameters,
    code,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) },
  })

/** 429 `Please wait %1 seconds and try again.` */
export const tooMany = (retryAfter: number): Fault =>
  refuseFor(retryAfter, contractRefusals.tooMany, [String(Math.ceil(retryAfter))])
