import { ToastQueue, type QueuedToast } from 'react-stately/useToastState'

/** How long a message stays unless the pointer or focus is on it (milliseconds, R-307). */
export const autoHideAfter = 8000

export type NotificationVariant = 'default' | 'success' | 'error' | 'info'

export interface NotificationInput {
  /** Text of the message, one sentence. */
  message: string
  /** Kind of message: icon and spoken label. @default 'default' */
  variant?: NotificationVariant | undefined
  /** Optional action: undo, view the cart. Pressing it dismisses the message. */
  action?: { label: string; onAction: () => void } | undefined
  /** Words of another system below the message, such as the browser's own error, with their language. */
  detail?: { text: string; lang: string } | undefined
}

/** What a message says. Lifecycle: enqueued → dismissed (animating out) → removed. */
export interface NotificationContent {
  /** Text of the message, one sentence. */
  message: string
  /** Kind of message: icon and spoken label. */
  variant: NotificationVariant
  /** Other options passed to `enqueue`. */
  options: Pick<NotificationInput, 'action' | 'detail'>
  /** Whether it is animating out: still visible but inactive. */
  dismissed: boolean
}

/** A message on screen, with its key and react-aria's timer. */
export type Notification = QueuedToast<NotificationContent>

/**
 * react-aria's ToastQueue with what the shop asks of its messages: the same text renews the message on screen, a closed one is
 * `dismissed` until its exit animation ends, and at most four show while nobody reads. Each provider has its own, so that
 * server requests never share one.
 */
export class NotificationQueue extends ToastQueue<NotificationContent> {
  /** Whether somebody reads: no timer runs, and nothing makes room. */
  isPaused = false
  readonly #listeners = new Set<() => void>()

  override subscribe(listener: () => void): () => void {
    const leave = super.subscribe(listener)
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      leave()
    }
  }

  /**
   * Shows a message, newest first, and returns its key. The same text renews the message on screen instead of repeating it.
   * Beyond four the oldest is dismissed, errors last; none is dismissed while someone reads.
   */
  readonly enqueue = ({ message, variant = 'default', ...options }: NotificationInput): string => {
    const content = { message, variant, options, dismissed: false }
    const twin = this.#shown().find(
      (item) => item.content.message === message && item.content.variant === variant,
    )
    if (twin) {
      // pause first: a timer that is reset while it runs would run twice
      twin.timer?.pause()
      twin.timer?.reset(autoHideAfter)
      if (this.isPaused) twin.timer?.pause()
      this.#replace(twin, content)
      return twin.key
    }
    const key = this.add(content, { timeout: autoHideAfter })
    this.#makeRoom()
    return key
  }

  /** Dismisses a message; it is removed after its exit animation. */
  readonly dismiss = (key: string): void => {
    const item = this.#shown().find((shown) => shown.key === key)
    if (!item) return
    item.timer?.pause()
    this.#replace(item, { ...item.content, dismissed: true })
    // the duration of the exit animation
    setTimeout(() => this.remove(key), 200)
  }

  /** Dismisses everything but errors: for pages that nothing may lie over, a payment for one. */
  readonly dismissNews = (): void => {
    for (const { key, content } of this.#shown()) {
      if (content.variant === 'error') continue
      this.dismiss(key)
    }
  }

  /** Removes a message immediately. */
  readonly remove = (key: string): void => {
    this.visibleToasts.find((item) => item.key === key)?.timer?.pause()
    super.close(key)
    // The pointer that paused the timers may have been on the last message: it will not be seen leaving.
    if (this.visibleToasts.length === 0) this.isPaused = false
  }

  /** What react-aria calls when a timer ends or a close button is pressed. */
  override close(key: string): void {
    this.dismiss(key)
  }

  override pauseAll(): void {
    this.isPaused = true
    super.pauseAll()
  }

  /** Only after a pause: a timer that is resumed while it runs would run twice. */
  override resumeAll(): void {
    if (!this.isPaused) return
    this.isPaused = false
    for (const { timer } of this.#shown()) timer?.resume()
    this.#makeRoom()
  }

  #shown(): Notification[] {
    return this.visibleToasts.filter(({ content }) => !content.dismissed)
  }

  #makeRoom(): void {
    const shown = this.#shown()
    // more would cover the page
    if (this.isPaused || shown.length <= 4) return
    this.dismiss((shown.slice(1).findLast(({ content }) => content.variant !== 'error') ?? shown.at(-1)!).key)
    this.#makeRoom()
  }

  #replace(item: Notification, content: NotificationContent): void {
    item.content = content
    this.visibleToasts = [...this.visibleToasts]
    for (const listener of this.#listeners) listener()
  }
}
