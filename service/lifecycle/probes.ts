import { plainAnswer } from '#service/http/health.ts'

interface Answering {
  fetch(request: Request, env?: unknown): Promise<Response>
}

/**
 * Adds the probes of orchestrators and load balancers to a backend that answers `/healthz`. Each takes any method:
 * HAProxy asks with OPTIONS.
 *
 * - `/livez`: 200 as long as the process answers.
 * - `/readyz`: 200 when the database answers; 503 from the moment the process is told to stop. The server listens only
 *   after the pages are loaded.
 * - `/healthz`: the same.
 */
export const withProbes = <B extends Answering>(backend: B, isStopping: () => boolean): B => ({
  ...backend,
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    if (pathname === '/livez') return plainAnswer('ok', 200)
    if (pathname !== '/readyz' && pathname !== '/healthz') return backend.fetch(request, env)
    if (isStopping()) return plainAnswer('The shop is stopping.', 503)
    return backend.fetch(new Request(new URL('/healthz', request.url)), env)
  },
})
