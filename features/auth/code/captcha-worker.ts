import { solve, type CaptchaSolution, type CaptchaWork } from './captcha-solver.ts'

export type { CaptchaSolution, CaptchaWork } from './captcha-solver.ts'

/** The worker's global scope, as far as used here: the types of page and worker exclude each other. */
interface Scope {
  addEventListener: (type: 'message', listener: (event: { data: CaptchaWork }) => void) => void
  postMessage: (solution: CaptchaSolution | null) => void
}
const scope = self as unknown as Scope

scope.addEventListener('message', ({ data }) => {
  // A rejection becomes an `error` event on the page, which then solves the challenge itself.
  void solve(data).then(
    (solution) => scope.postMessage(solution),
    (error: unknown) =>
      setTimeout(() => {
        throw error
      }),
  )
})
