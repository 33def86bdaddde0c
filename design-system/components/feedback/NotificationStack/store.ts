/** How long a message stays unless the pointer or focus is on it (milliseconds). Source: shop §9. */
export const autoHideAfter = 8000
/** Maximum number of messages on screen while nobody reads them: more would cover the page. */
export const mostAtOnce = 4
/** Duration of the exit animation between dismissed and removed (milliseconds). */
export const leaveAfter = 200

export type NotificationVariant = 'default' | 'success' | 'error' | 'info'

export interface NotificationInput {
  /** Text of the message, one sentence. */
  message: string
  /** Kind of message: icon and spoken label. @default 'default' */
  variant?: NotificationVariant | undefined
  /** Optional action: undo, view the cart. Pressing it dismisses the message. */
  action?: { label: string; onAction: () => void } | undefined
}

/** A message on screen. Lifecycle: enqueued → dismissed (animating out) → removed. */
export interface Notification {
  /** Identifies the message: the return value of `enqueue`. */
  key: string
  /** Text of the message, one sentence. */
  message: string
  /** Kind of message: icon and spoken label. */
  variant: NotificationVariant
  /** Other options passed to `enqueue`. */
  options: { action?: NotificationInput['action'] }
  /** Whether it is animating out: still visible but inactive. */
  dismissed: boolean
}

/** Initial state of a stack, on the server and in the browser. */
export const none: readonly Notification[] = []

export interface NotificationStore {
  /**
   * Shows a message, newest first, and returns its key. The same text renews the message on screen instead of repeating
   * it. Beyond `mostAtOnce` the oldest is dismissed, errors last; none is dismissed while someone reads.
   */
  enqueue: (input: NotificationInput) => string
  /** Dismisses a message; it is removed after its exit animation. */
  dismiss: (key: string) => void
  /** Removes a message immediately. */
  remove: (key: string) => void
  /** Pauses all timers while someone reads. */
  pause: () => void
  /** Resumes the timers of all messages. */
  resume: () => void
  /** Calls `listener` on each change; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Returns the current messages, newest first. */
  read: () => readonly Notification[]
}

interface Clock {
  timer?: ReturnType<typeof setTimeout> | undefined
  startedAt: number
  left: number
}

/** State of the stack without React. Each provider has its own, so that server requests never share one. */
// Long: items, timers and listeners change together; no part works alone.
export function createNotificationStore(now: () => number = () => Date.now()): NotificationStore {
  let items = none
  let isPaused = false
  let last = 0
  const clocks = new Map<string, Clock>()
  const listeners = new Set<() => void>()

  const change = (next: readonly Notification[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const stop = (key: string) => {
    clearTimeout(clocks.get(key)?.timer)
    clocks.delete(key)
  }
  const run = (key: string, left: number, then: (key: string) => void) => {
    const clock: Clock = { startedAt: now(), left }
    if (!isPaused) clock.timer = setTimeout(() => then(key), left)
    clocks.set(key, clock)
  }

  const remove = (key: string) => {
    stop(key)
    change(items.filter((item) => item.key !== key))
  }
  const dismiss = (key: string) => {
    if (!items.some((item) => item.key === key && !item.dismissed)) return
    stop(key)
    change(items.map((item) => (item.key === key ? { ...item, dismissed: true } : item)))
    setTimeout(() => remove(key), leaveAfter)
  }
  const makeRoom = () => {
    const shown = items.filter((item) => !item.dismissed)
    if (isPaused || shown.length <= mostAtOnce) return
    dismiss((shown.slice(1).findLast(({ variant }) => variant !== 'error') ?? shown.at(-1)!).key)
    makeRoom()
  }
  const enqueue = ({ message, variant = 'default', action }: NotificationInput) => {
    const twin = items.find((item) => item.message === message && item.variant === variant && !item.dismissed)
    const key = twin?.key ?? `notification-${++last}`
    const item: Notification = { key, message, variant, options: action ? { action } : {}, dismissed: false }
    stop(key)
    change(twin ? items.map((other) => (other.key === key ? item : other)) : [item, ...items])
    run(key, autoHideAfter, dismiss)
    makeRoom()
    return key
  }
  const pause = () => {
    if (isPaused) return
    isPaused = true
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer)
      clock.left = Math.max(0, clock.left - (now() - clock.startedAt))
    }
  }
  const resume = () => {
    if (!isPaused) return
    isPaused = false
    for (const [key, clock] of clocks) run(key, clock.left, dismiss)
    makeRoom()
  }

  return {
    enqueue,
    dismiss,
    remove,
    pause,
    resume,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => items,
  }
}
