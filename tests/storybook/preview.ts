import type { Page } from '@playwright/test'

/** What the preview reports of a story that has been rendered, played and checked by axe. */
export interface Outcome {
  status: 'success' | 'error'
  /** What it threw, and what axe found: `axe color-contrast: .price …`. */
  errors: string[]
  /** Name of the window that the story asks for: in the manager its frame has that size. */
  viewport?: string | undefined
}

interface Channel {
  on: (event: string, listener: (told: never) => void) => void
  emit: (event: string, told: object) => void
}

interface AxeReport {
  type: string
  status: 'passed' | 'warning' | 'failed'
  result: {
    error?: unknown
    violations?: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
  }
}

declare global {
  interface Window {
    storyOutcome?: Outcome
    /** Shows another story in the page that is open, as the list of stories does. */
    showStory: (id: string) => void
  }
}

/** Runs in the page: listens to the preview's channel, which the preview opens while it loads. */
export const listen = () => {
  const errors: string[] = []
  let viewport: string | undefined
  let channel: Channel | undefined
  window.showStory = (storyId) => {
    errors.length = 0
    viewport = undefined
    delete window.storyOutcome
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }
  const failuresOf = ({ type, status, result }: AxeReport) =>
    status === 'passed'
      ? []
      : (result.violations ?? []).length > 0
        ? result.violations!.map(
            ({ id, help, nodes }) =>
              `axe ${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
          )
        : [`${type}: ${String(result.error)}`]
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(opened: Channel) {
      channel = opened
      for (const event of [
        'storyThrewException',
        'storyErrored',
        'playFunctionThrewException',
        'storyMissing',
      ])
        opened.on(event, (told: { message?: string; description?: string }) => {
          errors.push(`${event}: ${(told.message ?? told.description ?? '').slice(0, 300)}`)
        })
      opened.on('unhandledErrorsWhilePlaying', (told: { message?: string }[]) => {
        errors.push(...told.map(({ message = '' }) => `unhandled while it played: ${message.slice(0, 300)}`))
      })
      opened.on('globalsUpdated', (told: { storyGlobals?: { viewport?: { value?: string } } }) => {
        viewport = told.storyGlobals?.viewport?.value
      })
      opened.on(
        'storyFinished',
        ({ status, reporters }: { status: Outcome['status']; reporters: AxeReport[] }) => {
          window.storyOutcome = {
            status,
            errors: [...errors, ...reporters.flatMap(failuresOf).map((failure) => failure.slice(0, 1000))],
            viewport,
          }
        },
      )
    },
  })
}

/**
 * Renders a story, plays it and lets axe look at it, as Storybook itself does.
 * @param isOpen whether the page already shows a story: another one is then shown without loading the page
 */
export async function render(page: Page, id: string, isOpen: boolean): Promise<Outcome> {
  if (isOpen) await page.evaluate((story) => window.showStory(story), id)
  else await page.goto(`/iframe.html?id=${id}&viewMode=story`)
  const outcome = await page.waitForFunction(() => window.storyOutcome, null, { timeout: 60_000 })
  return (await outcome.jsonValue()) ?? { status: 'error', errors: ['no outcome'] }
}
