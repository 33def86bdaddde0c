import { createCaptcha } from '#domain/auth/api.ts'
import { encodeCaptchaAnswer, type CaptchaChallenge } from '#domain/auth/captcha.ts'
import { call } from '#features/kit/call.ts'
import { trustedScript } from '#features/kit/trusted-script.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker, not the module
import workerUrl from './captcha-worker.ts?worker&url'
import type { CaptchaSolution, CaptchaWork } from './captcha-worker.ts'

/** Starts the captcha's worker. @throws where workers are not supported */
const startWorker = (): Worker => new Worker(trustedScript(workerUrl))

/** Maximum number of workers: more gain little on a phone and take the core that renders. */
const MOST_WORKERS = 2
const WAIT_MS = 60_000

async function solveInWorkers(challenge: CaptchaChallenge): Promise<CaptchaSolution | null> {
  const count = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1))
  const workers: Worker[] = []
  try {
    return await new Promise((resolve, reject) => {
      for (let index = 0; index < count; index++) {
        const worker = startWorker()
        workers.push(worker)
        worker.addEventListener('message', ({ data }: MessageEvent<CaptchaSolution | null>) => resolve(data))
        worker.addEventListener('error', () => reject(new Error('The captcha worker failed')))
        worker.postMessage({
          challenge,
          counterStart: index,
          counterStep: count,
          timeout: WAIT_MS,
        } satisfies CaptchaWork)
      }
    })
  } finally {
    for (const worker of workers) worker.terminate()
  }
}

/** Solves it on the page's own thread, which stays responsive because key derivation runs elsewhere. */
async function solveOnPage(challenge: CaptchaChallenge): Promise<CaptchaSolution | null> {
  const { solve } = await import('./captcha-solver.ts')
  return solve({ challenge, counterStart: 0, counterStep: 1, timeout: WAIT_MS })
}

/** Requirement of the service before the next code: proof of work, or (another service than ours) the characters of a picture. */
export type CaptchaResult =
  | { readonly kind: 'solved'; readonly formId: string; readonly captcha: string }
  | { readonly kind: 'picture'; readonly formId: string; readonly picture: string }

/**
 * Fetches a captcha and solves it: in workers, or on the page if they are missing or blocked.
 * @throws ServiceFault; Error if it cannot be solved here (no Web Crypto, as on plain http)
 */
export async function solveCaptcha(): Promise<CaptchaResult> {
  const formId = `send_code_${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
  const { imgSrc, challenge } = await call(createCaptcha, { body: { formId } }, { handled: true })
  if (!challenge) return { kind: 'picture', formId, picture: imgSrc }
  const solution = await solveInWorkers(challenge).catch(() => solveOnPage(challenge))
  if (!solution) throw new Error('The captcha was not solved in time')
  return { kind: 'solved', formId, captcha: encodeCaptchaAnswer({ challenge, solution }) }
}
