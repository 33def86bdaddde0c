import type { Page } from '@playwright/test'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

/** Goes to the list of all products by the shop's own navigation: the bar of a phone, the category menu of a desktop. */
export async function followAllProducts(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: say('shell.nav.places') })
  if (await bar.isVisible()) {
    await bar.getByRole('link', { name: say('shell.nav.categories') }).click()
    return
  }
  const menu = page
    .getByRole('banner')
    .locator('details', { has: page.getByText(say('shell.nav.categories')) })
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: say('shell.nav.allProducts') }).click()
}
