import { sendCode, sendCodeWithCaptcha } from '#domain/auth/api.ts'
import type { SentCode } from '#domain/auth/schema.ts'
import { call } from '#features/kit/call.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { isExpected } from '../server-faults.ts'

/** Which numbers may get a code: `free` for a new account, `known` for an existing one, `any` (C-6.2). */
export type CodeFor = 'free' | 'known' | 'any'
const types: Readonly<Record<CodeFor, string>> = { free: '0', known: '1', any: '2' }

/** Maximum number of captcha solutions per code: one may expire on its way. */
const MOST_SOLUTIONS = 2

/** The number that a code is asked for. */
export interface Asked {
  kind: CodeFor
  countryCode: string
  mobile: string
  /** Called when the service requires a captcha first. */
  onCaptcha: () => void
}

export interface Solution {
  formId: string
  captcha: string
}

/** Result: sent, a picture to be read by a person, or an unsolvable captcha, with the service's `error` if there is one. */
export type AskedCode =
  | { kind: 'sent'; answer: SentCode }
  | { kind: 'picture'; formId: string; picture: string; isWrong: boolean }
  | { kind: 'unsolved'; error?: ServiceFault }

const requestCode = (
  { kind, countryCode, mobile }: Asked,
  solution: Solution | undefined,
): Promise<SentCode> => {
  const params = { type: types[kind], prefix: countryCode, mobile }
  const handled = { handled: true }
  return solution
    ? call(
        sendCodeWithCaptcha,
        { params: { ...params, formId: solution.formId, captcha: solution.captcha } },
        handled,
      )
    : call(sendCode, { params }, handled)
}

/**
 * Requests a code, and solves the captcha if the service requires one first (C-6.2: 400 with code 5020).
 * @param solution a person's answer to a picture
 * @throws ServiceFault when the service sends no code for another reason
 */
export async function askForCode(asked: Asked, solution?: Solution, tries = 0): Promise<AskedCode> {
  try {
    return { kind: 'sent', answer: await requestCode(asked, solution) }
  } catch (error) {
    if (!isExpected(error)) throw error
    return tries < MOST_SOLUTIONS ? solveAndAsk(asked, solution !== undefined, tries) : { kind: 'unsolved' }
  }
}

/**
 * Solves the captcha and requests the code again, or returns the picture of a service that has only pictures.
 * @param isWrong an earlier solution was refused
 */
export async function solveAndAsk(asked: Asked, isWrong = false, tries = 0): Promise<AskedCode> {
  asked.onCaptcha()
  // The solver is loaded on demand, because most people never need it.
  const result = await import('./solve-captcha.ts')
    .then(({ solveCaptcha }) => solveCaptcha())
    .catch((error: unknown) => ({ kind: 'failed' as const, error }))
  switch (result.kind) {
    case 'solved':
      return askForCode(asked, result, tries + 1)
    case 'picture':
      return { ...result, isWrong }
    case 'failed':
      return {
        kind: 'unsolved',
        ...(result.error instanceof ServiceFault && { error: result.error }),
      }
  }
}
