/** How long a message stays unless someone reads it with pointer or focus on it (milliseconds). Source: shop §9. */
export const autoHideAfter = 8000
/** Time for the leaving motion between dismissed and removed (milliseconds). */
export const leaveAfter = 200

export type NotificationVariant = 'default' | 'success' | 'error' | 'info'

export interface NotificationInput {
  /** What is said, in a sentence. */
  message: string
  /** What kind of news it is: mark and spoken word. @default 'default' */
  variant?: NotificationVariant | undefined
  /** One thing to do about it: undo, view the cart. Pressing it dismisses the message. */
  action?: { label: string; onAction: () => void } | undefined
}

/** A message on screen. Steps: enqueued → dismissed (leaving) → removed. */
export interface Notification {
  /** Tells the messages apart: what `enqueue` gave back. */
  key: string
  /** What is said, in a sentence. */
  message: string
  /** What kind of news it is: mark and spoken word. */
  variant: NotificationVariant
  /** What else was asked for when it was shown. */
  options: { action?: NotificationInput['action'] }
  /** It is leaving: seen for the length of its motion, no longer to be used. */
  dismissed: boolean
}

/** What a stack begins with, on the server as in the browser. */
export const none: readonly Notification[] = []

export interface NotificationStore {
  /** Shows a message, newest first, and answers its key. The same words again renew the one on screen instead of saying it twice. */
  enqueue: (input: NotificationInput) => string
  /** Lets a message leave; it is removed after its motion. */
  dismiss: (key: string) => void
  /** Takes a message away at once. */
  remove: (key: string) => void
  /** Stops every clock while someone reads. */
  pause: () => void
  /** Lets the clocks of all messages run on. */
  resume: () => void
  /** Calls back at each change, until the function it returns is called. */
  subscribe: (listener: () => void) => () => void
  /** The messages there are now, newest first. */
  read: () => readonly Notification[]
}

interface Clock { timer?: ReturnType<typeof setTimeout> | undefined; startedAt: number; left: number }

/** The stack's state without React, one for each provider, so that two server requests never share one. */
export function createNotificationStore(now: () => number = () => Date.now()): NotificationStore {
  let items = none
  let isPaused = false
  let last = 0
  const clocks = new Map<string, Clock>()
  const listeners = new Set<() => void>()

  const change = (next: readonly Notification[]) => { items = next; for (const listener of listeners) listener() }
  const stop = (key: string) => { clearTimeout(clocks.get(key)?.timer); clocks.delete(key) }
  const run = (key: string, left: number, then: (key: string) => void) => {
    const clock: Clock = { startedAt: now(), left }
    if (!isPaused) clock.timer = setTimeout(() => then(key), left)
    clocks.set(key, clock)
  }

  const remove = (key: string) => { stop(key); change(items.filter((item) => item.key !== key)) }
  const dismiss = (key: string) => {
    if (!items.some((item) => item.key === key && !item.dismissed)) return
    stop(key)
    change(items.map((item) => item.key === key ? { ...item, dismissed: true } : item))
    setTimeout(() => remove(key), leaveAfter)
  }
  const enqueue = ({ message, variant = 'default', action }: NotificationInput) => {
    const twin = items.find((item) => item.message === message && item.variant === variant && !item.dismissed)
    const key = twin?.key ?? `notification-${++last}`
    const item: Notification = { key, message, variant, options: action ? { action } : {}, dismissed: false }
    stop(key)
    change(twin ? items.map((other) => other.key === key ? item : other) : [item, ...items])
    run(key, autoHideAfter, dismiss)
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
  }

  return {
    enqueue, dismiss, remove, pause, resume,
    subscribe: (listener) => { listeners.add(listener); return () => { listeners.delete(listener) } },
    read: () => items,
  }
}
