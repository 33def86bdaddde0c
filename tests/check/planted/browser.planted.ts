import { expect, it } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    countAttempt: (name: string) => Promise<number>
    planted: () => Promise<[string, number | null][]>
  }
}

// Files cannot be read in the browser. `null` is Infinity, which JSON does not know.
it.each(await commands.planted())('%s', async (name, failures) => {
  expect(await commands.countAttempt(name)).toBeGreaterThan(failures ?? Infinity)
})
