import type { Page } from '@playwright/test'

/** Slows a page's processor by the factor in `SLOWED_BY`, to find tests and screens that rely on a fast machine. */
export async function slowPage(page: Page): Promise<void> {
  const rate = Number(process.env['SLOWED_BY'] ?? 1)
  if (rate <= 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
