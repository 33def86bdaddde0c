import type { ElementHandle, Page } from '@playwright/test'
import { business, documents, open, personal } from './page-addresses.ts'
import { expect, hydrated, test } from './watched-page.ts'

/** Ways of a form that the address names, which the lists of pages do not walk. */
const furtherWays = ['/signin?by=account', '/forgot_password?by=mobile']
/** Every page in every way that is known here; those of a signed-in person as the server sends them, without their data. */
const addresses = [
  ...new Set([
    ...open,
    ...furtherWays,
    ...[...personal, ...business].map((path) => path.replace(':order', '1')),
    ...documents.map(({ document }) => document),
  ]),
]

/** The fields of a server's document that a person can fill in, by what tells them apart. */
const fieldsIn = (html: string) =>
  [...html.matchAll(/<(input|textarea|select)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/type="hidden"/.test(tag))
    .map((tag) => `${/type="(\w+)"/.exec(tag)?.[1]} ${/\bname="([^"]*)"/.exec(tag)?.[1]}`)

/** Holds the bundle back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type FieldHandle = ElementHandle<Field>

/** Waits until effects, second renderings and repeated presses are over. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const rest = (rounds: number) => {
          requestIdleCallback(() => {
            if (rounds > 0) setTimeout(rest, 0, rounds - 1)
            else done()
          })
        }
        rest(8)
      }),
  )

/** What a field holds: its text, its choice, or whether it is ticked. */
const held = (field: FieldHandle) =>
  field.evaluate((element) =>
    element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
      ? element.checked
      : element.value,
  )

/** What React holds for a field, which is what its form sends; undefined for a field that React leaves to the browser. */
const heldByReact = (field: FieldHandle) =>
  field.evaluate((element) => {
    const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? []
    const { value, checked } = (props ?? {}) as { value?: unknown; checked?: unknown }
    return element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type) ? checked : value
  })

/** A value that the field's own rules allow, other than the one that stands in it. */
const textFor = (field: FieldHandle) =>
  field.evaluate((element) => {
    if (element.inputMode === 'numeric' || element.inputMode === 'decimal') return '3'
    if (element.getAttribute('type') === 'tel') return '51234567'
    if (element.getAttribute('type') === 'email') return 'mei@example.com'
    return 'Early words 2026'
  })

/** Types, chooses or ticks as a person does. @returns false for a field that cannot be reached */
async function fillIn(page: Page, field: FieldHandle): Promise<boolean> {
  if (!(await field.isVisible()) || !(await field.isEnabled())) return false
  const kind = await field.evaluate((element) => (element.tagName === 'SELECT' ? 'select' : element.type))
  if (kind === 'select') {
    const choice = await field.evaluate(
      (element) =>
        [...(element as HTMLSelectElement).options].findLast(
          ({ value, disabled }) => !disabled && value !== element.value,
        )?.value,
    )
    if (choice === undefined) return false
    await field.selectOption(choice)
  } else if (kind === 'checkbox') {
    await field.focus()
    await page.keyboard.press('Space')
  } else if (kind === 'radio') {
    if (await held(field)) return false
    await field.focus()
    await page.keyboard.press('Space')
  } else {
    await field.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(await textFor(field))
  }
  return true
}

const fieldsOf = async (page: Page) =>
  (await page.locator('input:not([type=hidden]), textarea, select').elementHandles()) as FieldHandle[]

/** The value that a choice gives the address, where the address is the state of the page: it may take the field away. */
const parameterOf = (field: FieldHandle) =>
  field.evaluate((element) =>
    element.form?.method === 'get' && element.type !== 'search' ? element.value : undefined,
  )

/** Fills in every field that can be reached; of boxes and buttons with one name, the first. */
async function fillInAll(page: Page) {
  const filled: FieldHandle[] = []
  const ticked = new Set<string>()
  for (const field of await fieldsOf(page)) {
    const group = await field.evaluate(({ type, name }) => (/^(checkbox|radio)$/.test(type) ? name : ''))
    if (ticked.has(group) || !(await fillIn(page, field))) continue
    if (group) ticked.add(group)
    filled.push(field)
  }
  return Promise.all(
    filled.map(async (field) => ({
      field,
      name: await field.evaluate((element) => element.name || (element.getAttribute('aria-label') ?? '')),
      value: await held(field),
      parameter: await parameterOf(field),
    })),
  )
}

for (const path of addresses)
  test(`${path}: what was typed before the script came stands, and React knows of it`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(path, { headers: { cookie: 'language=en' } })
    const fields = fieldsIn(await answer.text())
    // the search of the header, which stands on every page, is walked on the home page
    if (path !== '/' && fields.every((field) => field === 'search q')) return
    const release = await holdScripts(page)
    await page.goto(path)
    const filled = await fillInAll(page)
    expect(filled.length).toBeGreaterThan(0)
    release()
    await hydrated(page)
    await idle(page)
    for (const { field, name, value, parameter } of filled) {
      if (parameter) {
        const asked = () => new URL(page.url()).searchParams.getAll(name)
        // a box that stood ticked was taken away
        if (value === false) await expect.soft.poll(asked, `${name} is asked for`).not.toContain(parameter)
        else await expect.soft.poll(asked, `${name} is asked for`).toContain(parameter)
        continue
      }
      expect.soft(await held(field), `${name} shows`).toBe(value)
      expect.soft((await heldByReact(field)) ?? value, `${name} is held`).toBe(value)
    }
  })

/** A form, what is typed into its fields by their names, and the button that sends it. */
const forms: readonly (readonly [path: string, typed: Readonly<Record<string, string>>, button: string])[] = [
  ['/signin', { mobile: '51234567', code: '135790' }, 'Sign in'],
  ['/signin?by=account', { username: 'early@jadeleaf.example', password: 'Early2026' }, 'Sign in'],
  ['/forgot_password', { key: 'early@jadeleaf.example' }, 'Send reset link'],
  [
    '/signup',
    {
      mobile: '51234567',
      code: '135790',
      lastname: 'Chan',
      firstname: 'Mei Yee',
      email: 'early@jadeleaf.example',
      password: 'Jade2026',
      again: 'Jade2026',
    },
    'Create account',
  ],
]
for (const [path, typed, button] of forms)
  for (const when of ['before', 'after'] as const)
    test(`${path} sends what was typed before the script came, by a press ${when} it`, async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(path)
      const main = page.getByRole('main')
      for (const [name, text] of Object.entries(typed)) await main.locator(`input[name=${name}]`).fill(text)
      const adult = main.locator('input[name=adult]')
      if ((await adult.count()) > 0) await adult.press('Space')
      const send = main.getByRole('button', { name: button, exact: true })
      const [first = ''] = Object.values(typed)
      const sent = page.waitForRequest((request) => (request.postData() ?? '').includes(first))
      if (when === 'before') await send.click()
      release()
      await hydrated(page)
      if (when === 'after') await send.click()
      const body = (await sent).postData() ?? ''
      for (const text of Object.values(typed)) expect(body).toContain(text)
    })

test('what the browser puts back when somebody comes back is held by React too', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/signup')
  const main = page.getByRole('main')
  const [name, country, adult] = [
    main.getByRole('textbox', { name: 'Surname' }),
    main.getByRole('combobox').first(),
    main.getByRole('checkbox', { name: 'I am 18 or over' }),
  ]
  await name.fill('Chan')
  await country.selectOption('86')
  await adult.press('Space')
  await page.goto('/healthz')
  await page.goBack()
  const fields = await Promise.all(
    [name, country, adult].map(async (field) => (await field.elementHandle()) as FieldHandle),
  )
  const values = ['Chan', '86', true]
  await expect.poll(() => Promise.all(fields.map(held)), 'the browser has put it back').toEqual(values)
  release()
  await hydrated(page)
  await idle(page)
  expect(await Promise.all(fields.map(held))).toEqual(values)
  expect(await Promise.all(fields.map(heldByReact))).toEqual(values)
})
