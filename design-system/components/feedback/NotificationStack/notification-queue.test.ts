import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NotificationQueue } from './notification-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const texts = (queue: NotificationQueue) => queue.visibleToasts.map(({ content }) => content.message)

/** A queue on screen: react-aria starts a message's timer when the message is drawn (`useToast`). */
function drawnQueue(): NotificationQueue {
  const queue = new NotificationQueue()
  const drawn = new Set<string>()
  queue.subscribe(() => {
    for (const { key, timer, timeout } of queue.visibleToasts) {
      if (drawn.has(key)) continue
      drawn.add(key)
      timer?.reset(timeout!)
      if (queue.isPaused) timer?.pause()
    }
  })
  return queue
}

describe('the notification queue', () => {
  it('shows the newest message first, with its variant (R-189)', () => {
    const queue = drawnQueue()
    queue.enqueue({ message: 'one' })
    queue.enqueue({ message: 'two', variant: 'error' })
    expect(texts(queue)).toEqual(['two', 'one'])
    expect(queue.visibleToasts[0]?.content).toMatchObject({ variant: 'error', dismissed: false, options: {} })
  })

  it('hides a message after 8000 ms, not before (R-307)', () => {
    const queue = drawnQueue()
    queue.enqueue({ message: 'one' })
    vi.advanceTimersByTime(7999)
    expect(queue.visibleToasts[0]?.content.dismissed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(queue.visibleToasts[0]?.content.dismissed).toBe(true)
    vi.advanceTimersByTime(200)
    expect(queue.visibleToasts).toEqual([])
  })

  it('dismisses what is news and keeps errors, where nothing may lie over the page', () => {
    const queue = drawnQueue()
    queue.enqueue({ message: 'added', variant: 'success' })
    queue.enqueue({ message: 'failed', variant: 'error' })
    queue.enqueue({ message: 'hello' })
    queue.dismissNews()
    vi.advanceTimersByTime(200)
    expect(texts(queue)).toEqual(['failed'])
  })

  it('counts only the time nobody is reading', () => {
    const queue = drawnQueue()
    queue.enqueue({ message: 'one' })
    vi.advanceTimersByTime(5000)
    queue.pauseAll()
    vi.advanceTimersByTime(60_000)
    queue.enqueue({ message: 'meanwhile' })
    vi.advanceTimersByTime(60_000)
    expect(texts(queue)).toEqual(['meanwhile', 'one'])
    queue.resumeAll()
    vi.advanceTimersByTime(3200)
    expect(texts(queue)).toEqual(['meanwhile'])
    vi.advanceTimersByTime(5000)
    expect(texts(queue)).toEqual([])
  })

  it('dismisses in two steps and removes in one (R-306)', () => {
    const queue = drawnQueue()
    const one = queue.enqueue({ message: 'one' })
    const two = queue.enqueue({ message: 'two' })
    queue.dismiss(one)
    expect(queue.visibleToasts.map(({ content }) => content.dismissed)).toEqual([false, true])
    queue.remove(two)
    expect(texts(queue)).toEqual(['one'])
    vi.advanceTimersByTime(200)
    expect(texts(queue)).toEqual([])
  })

  it('renews a message that is said again instead of stacking it', () => {
    const queue = drawnQueue()
    const first = queue.enqueue({ message: 'Network Error', variant: 'error' })
    vi.advanceTimersByTime(7000)
    expect(queue.enqueue({ message: 'Network Error', variant: 'error' })).toBe(first)
    vi.advanceTimersByTime(7000)
    expect(texts(queue)).toEqual(['Network Error'])
    vi.advanceTimersByTime(1200)
    expect(texts(queue)).toEqual([])
  })

  it('lets the oldest leave when there are more than four, errors last, and none while someone reads', () => {
    const queue = drawnQueue()
    const shown = () =>
      queue.visibleToasts.filter(({ content }) => !content.dismissed).map(({ content }) => content.message)
    queue.enqueue({ message: 'failed', variant: 'error' })
    for (const message of ['one', 'two', 'three']) queue.enqueue({ message })
    expect(shown()).toEqual(['three', 'two', 'one', 'failed'])
    queue.enqueue({ message: 'four' })
    expect(shown()).toEqual(['four', 'three', 'two', 'failed'])
    queue.pauseAll()
    queue.enqueue({ message: 'five' })
    queue.enqueue({ message: 'six' })
    expect(shown()).toHaveLength(6)
    queue.resumeAll()
    expect(shown()).toEqual(['six', 'five', 'four', 'failed'])
    const errors = ['no stock', 'no money', 'no network', 'no luck'].map((message) =>
      queue.enqueue({ message, variant: 'error' }),
    )
    expect(errors).toHaveLength(4)
    expect(shown()).toEqual(['no luck', 'no network', 'no money', 'no stock'])
  })

  it('tells its listeners of a message that comes, leaves and has gone, until they leave', () => {
    const queue = drawnQueue()
    const heard: (readonly [string, boolean])[][] = []
    const leave = queue.subscribe(() => {
      heard.push(queue.visibleToasts.map(({ content }) => [content.message, content.dismissed]))
    })
    const key = queue.enqueue({ message: 'one' })
    queue.dismiss(key)
    vi.advanceTimersByTime(200)
    const steps = [[['one', false]], [['one', true]], []]
    expect(heard).toEqual(steps)
    leave()
    queue.enqueue({ message: 'two' })
    expect(heard).toEqual(steps)
  })

  it('runs a timer once, however often it is resumed or renewed', () => {
    const queue = drawnQueue()
    queue.enqueue({ message: 'one' })
    vi.advanceTimersByTime(5000)
    queue.resumeAll()
    queue.enqueue({ message: 'one' })
    // a second timer would have ended by now
    vi.advanceTimersByTime(5000)
    expect(queue.visibleToasts[0]?.content.dismissed).toBe(false)
  })

  it('runs again after the last message went while somebody read it', () => {
    const queue = drawnQueue()
    queue.pauseAll()
    const key = queue.enqueue({ message: 'one' })
    queue.remove(key)
    queue.enqueue({ message: 'two' })
    vi.advanceTimersByTime(8200)
    expect(texts(queue)).toEqual([])
  })
})
