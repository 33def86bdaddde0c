import type { Page } from '@playwright/test'

/** The pages to come are of a browser that saves data: nothing is fetched ahead. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
