import { expect, hydrated, test } from './watched-page.ts'

for (const [link, call, text] of [
  [
    'Who we are',
    /\/cmsBlock\/supplement-note$/,
    'Food supplements do not replace medicine or a varied diet.',
  ],
  ['Become an associate', /\/cms\/landing-page\/associate-offer$/, 'HK$258'],
] as const) {
  test(`${link}: the page asks for ${String(call)} and shows it (R-399, R-400)`, async ({ page }) => {
    await page.goto('/systemstatus')
    await hydrated(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const asked = page.waitForRequest((request) => call.test(new URL(request.url()).pathname))
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await asked
    await expect(page.getByRole('main').getByText(text, { exact: false }).first()).toBeVisible()
    // a reader without script gets it as well
    const html = await (
      await page.request.get(new URL(page.url()).pathname, { headers: { cookie: 'language=en' } })
    ).text()
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).toContain(text)
  })
}
