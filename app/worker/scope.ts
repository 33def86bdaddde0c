/** An event whose work the browser waits for. */
export interface WorkEvent {
  waitUntil: (work: Promise<unknown>) => void
}

/** The worker's global scope, as far as used here: the types of page and worker exclude each other. */
interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkEvent) => void) => void) &
    ((type: 'message', listener: (event: WorkEvent & { data: unknown }) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

export const scope = globalThis as unknown as WorkerScope
