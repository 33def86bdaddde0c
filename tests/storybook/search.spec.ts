import { expect, test } from '@playwright/test'

test.use({ baseURL: `http://localhost:${process.env['STORYBOOK_PORT']}` })

/** What people who know other systems type, and the component that they want; `none` says what to use instead. */
const WANTED: Record<string, string> = {
  accordion: 'Disclosure',
  alert: 'Banner',
  autocomplete: 'Combobox',
  avatar: 'none',
  breadcrumb: 'Breadcrumbs',
  calendar: 'DatePicker',
  card: 'PromoCard',
  carousel: 'none',
  chart: 'BarChart',
  checkbox: 'Checkbox',
  chip: 'FilterChips',
  collapse: 'Disclosure',
  currency: 'Money',
  'data grid': 'Table',
  dialog: 'Dialog',
  divider: 'Divider',
  drawer: 'Drawer',
  dropdown: 'Select',
  input: 'TextField',
  kpi: 'Stat',
  loader: 'Spinner',
  modal: 'Dialog',
  navbar: 'SiteHeader',
  notification: 'NotificationStack',
  otp: 'OneTimeCodeField',
  pagination: 'Pagination',
  popup: 'Popover',
  progress: 'Progress',
  radio: 'RadioGroup',
  separator: 'Divider',
  slider: 'none',
  snackbar: 'NotificationStack',
  stepper: 'WizardStep',
  table: 'Table',
  tabs: 'TabLinks',
  theme: 'none',
  timer: 'Countdown',
  toast: 'NotificationStack',
  toggle: 'Switch',
  tooltip: 'Tooltip',
  'tree view': 'Tree',
  upload: 'FileUpload',
  voucher: 'CouponField',
}

test('the search finds a component by the names that others give it, among its first three results', async ({
  page,
}) => {
  await page.goto('/?path=/docs/welcome--docs')
  const search = page.getByRole('searchbox', { name: 'Search for components' })
  const results = page.getByRole('option')
  const missed: Record<string, string[]> = {}
  for (const [word, component] of Object.entries(WANTED)) {
    await search.fill(word)
    await results.first().waitFor()
    const first = await results.evaluateAll((options) =>
      options.slice(0, 3).map((option) => option.textContent),
    )
    const wanted = new RegExp(`^Names .* → ${component}( \\(|Find)|^Docs[A-Z][a-z]+${component}$`)
    const isFound = first.some((text) => wanted.test(text))
    if (!isFound) missed[word] = first
  }
  expect(missed).toEqual({})
})

test('a result that is a heading opens its page there, and its link the component', async ({ page }) => {
  await page.goto('/?path=/docs/welcome--docs')
  const docs = page.frameLocator('#storybook-preview-iframe')
  await docs.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('searchbox', { name: 'Search for components' }).fill('modal')
  await page
    .getByRole('option', { name: /Modal → Dialog/ })
    .first()
    .click()
  const heading = docs.getByRole('heading', { name: /Modal → Dialog/ })
  await expect(heading).toBeInViewport()
  await docs.getByRole('link', { name: 'Dialog', exact: true }).first().click()
  await expect(page).toHaveURL(/path=\/docs\/overlays-dialog--docs/)
})
