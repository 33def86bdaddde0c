import { hydration, pages, story, unit, type Fault } from '../fault.ts'

const press = (name: string) => hydration('design-system/testing/press.browser.test.tsx', name)
const stack = 'design-system/components/feedback/NotificationStack'
const queue = `${stack}/notification-queue.ts`
const inQueue = (name: string) => unit(`${stack}/notification-queue.test.ts`, name)
const clocks = (name: string) => hydration(`${stack}/clocks.browser.test.tsx`, name)
const loading = (name: string) => pages('app/router/loading', name)

/** What react-aria and the router promise, and what the shop adds: presses, notifications, navigation. */
export const interactions: readonly Fault[] = [
  [
    'a button acts when it is touched, not when it is let go',
    'design-system/components/actions/Button/Button.tsx',
    '{...present(aria)}',
    '{...present({ ...aria, onPress: undefined, onPressStart: aria.onPress })}',
    press('does nothing when the pointer leaves'),
  ],
  [
    'a button that waits can be pressed again',
    'design-system/components/actions/Button/Button.tsx',
    'isPending={isPending} className',
    'className',
    press('keeps the focus, is announced and takes no second press'),
  ],
  [
    'the waiting words are not in the name',
    'design-system/components/actions/Button/Button.tsx',
    '<span id={id}>',
    '<span>',
    press('has the waiting words'),
  ],
  [
    'a link of a menu leads nowhere',
    'design-system/provider/DesignSystemProvider.tsx',
    '<RouterProvider navigate={navigate}',
    '<RouterProvider navigate={() => undefined}',
    hydration('design-system/testing/navigate.browser.test.tsx'),
  ],
  [
    'messages leave while somebody reads them',
    queue,
    'this.isPaused = true super.pauseAll()',
    'this.isPaused = true',
    clocks('take it away 8 seconds later'),
  ],
  [
    'a timer that is resumed twice runs twice',
    queue,
    'if (!this.isPaused) return this.isPaused = false',
    'this.isPaused = false',
    inQueue('runs a timer once'),
  ],
  [
    'timers stand still after the message under the pointer has gone',
    queue,
    'if (this.visibleToasts.length === 0) this.isPaused = false',
    '',
    inQueue('runs again after the last message went'),
  ],
  [
    'an error makes room for other messages',
    queue,
    "content.variant !== 'error'",
    'content.message',
    inQueue('lets the oldest leave'),
  ],
  [
    'messages make room while somebody reads them',
    queue,
    'if (this.isPaused || shown.length <= 4) return',
    'if (shown.length <= 4) return',
    inQueue('lets the oldest leave'),
  ],
  [
    'a message closed with the pointer takes the focus on',
    `${stack}/use-message-focus.ts`,
    'if (next && !isByPointer) next.focus()',
    'if (next) next.focus()',
    clocks('while the keyboard is in it'),
  ],
  [
    'Escape leaves the focus in the notifications',
    `${stack}/use-message-focus.ts`,
    'if (back instanceof HTMLElement) back.focus()',
    '',
    clocks('lead back to the page'),
  ],
  [
    'focus is lost when the place it came from has gone',
    `${stack}/use-message-focus.ts`,
    "cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')",
    'cameFrom.current',
    clocks('lead back to the page'),
  ],
  [
    'F6 does not leave the notifications over a dialog',
    `${stack}/use-f6.ts`,
    'if (region.current?.contains(document.activeElement)) leave() else region',
    'region',
    story(`${stack}/NotificationStack.stories.tsx`, 'Over A Dialog'),
  ],
  [
    'a page that failed to load is never loaded again',
    'app/router/loading/lazy-module.ts',
    'load: async () => (module ??= await fetch())',
    'load: (kept => () => (kept ??= fetch().then((loaded) => (module = loaded))))(undefined as Promise<M> | undefined)',
    loading('loads a module once, and again after a failure'),
  ],
]
