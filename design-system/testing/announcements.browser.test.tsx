import { virtual } from '@guidepup/virtual-screen-reader'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DesignSystemProvider } from '#design-system/provider'
import { Button } from '#design-system/Button'
import { Countdown } from '#design-system/Countdown'
import { useNotifications } from '#design-system/NotificationStack'
import { OfflineNote } from '#design-system/OfflineNote'
import { RadioCards } from '#design-system/RadioCards'
import { StatusStepper } from '#design-system/StatusStepper'
import { TextField } from '#design-system/TextField'
import english from '#locales/design-system/en.json' with { type: 'json' }

const messages: Record<string, string> = english
let root: Root
let place: HTMLElement

const tree = (children: ReactNode) => <IntlProvider locale="en" messages={messages}><DesignSystemProvider locale="en">{children}</DesignSystemProvider></IntlProvider>

/** Shows `children` and lets the virtual screen reader begin at their top. */
async function listen(children: ReactNode): Promise<void> {
  place = document.createElement('main')
  document.body.append(place)
  root = createRoot(place)
  flushSync(() => { root.render(tree(children)) })
  await virtual.start({ container: document.body })
}
const press = async (name: string) => { (place.querySelector<HTMLElement>(`button[aria-label="${name}"]`) ?? [...place.querySelectorAll('button')].find((button) => button.textContent === name))?.focus(); await userEvent.keyboard('{Enter}') }
/** Everything in `main` down to the notifications, which every page has, as it is read. */
async function readOn(): Promise<string[]> {
  while ((await virtual.lastSpokenPhrase()) !== 'region, Notifications') await virtual.next()
  return (await virtual.spokenPhraseLog()).slice(2, -1)
}
const live = async () => (await virtual.spokenPhraseLog()).filter((phrase) => /^(polite|assertive): /.test(phrase))

afterEach(async () => {
  await virtual.stop()
  root.unmount()
  place.remove()
})

it('says each notification once, politely, in the order they came', async () => {
  function Shop() {
    const { enqueue } = useNotifications()
    return <><Button onPress={() => enqueue({ message: 'Added to cart.', variant: 'success' })}>Add</Button><Button onPress={() => enqueue({ message: 'The code is wrong.', variant: 'error' })}>Apply</Button></>
  }
  await listen(<Shop />)
  await press('Add')
  await press('Apply')
  await vi.waitFor(async () => { expect(await live()).toHaveLength(2) })
  expect(await live()).toEqual(['polite: Success Added to cart.', 'polite: Error The code is wrong.'])
})

it('reads an order\'s progress as text: what is done, where it stands, what comes', async () => {
  await listen(<StatusStepper label="Order progress" steps={[{ id: 'a', label: 'Placed', state: 'done' }, { id: 'b', label: 'Paid', state: 'current' }, { id: 'c', label: 'Shipped', state: 'next' }]} />)
  expect(await readOn()).toEqual([
    'list, Order progress',
    'listitem, level 1, position 1, set size 3', 'Placed', 'Done', 'end of listitem, level 1, position 1, set size 3',
    'listitem, level 1, current step, position 2, set size 3', 'Paid', 'Now', 'end of listitem, level 1, current step, position 2, set size 3',
    'listitem, level 1, position 3, set size 3', 'Shipped', 'Still to come', 'end of listitem, level 1, position 3, set size 3',
    'end of list, Order progress',
  ])
})

it('reads a field with its description and its mistake', async () => {
  await listen(<TextField label="E-mail" value="x" onChange={() => {}} isRequired description="For your receipt" errorMessage="Enter an e-mail address." />)
  expect(await readOn()).toEqual(['E-mail', 'textbox, E-mail, x, For your receipt Enter an e-mail address., invalid, required', 'For your receipt', 'Enter an e-mail address.'])
})

it('reads a choice of ways with their prices', async () => {
  await listen(<RadioCards label="Delivery" value="sf" onChange={() => {}} options={[{ value: 'sf', label: 'SF Express', description: '1–2 days', trailing: 'HK$30' }, { value: 'post', label: 'Post', isDisabled: true }]} />)
  expect(await readOn()).toEqual([
    'radiogroup, Delivery', 'Delivery',
    'radio, SF Express, HK$30 1–2 days, checked, position 1, set size 2', 'SF Express', 'HK$30', '1–2 days',
    'radio, Post, not checked, disabled, position 2, set size 2', 'Post',
    'end of radiogroup, Delivery',
  ])
})

it('does not read a countdown every second', async () => {
  await listen(<Countdown label="Time left to pay" deadline={Date.now() + 600_000} serverNow={Date.now()} onEnd={() => {}} />)
  await vi.waitFor(() => { expect(place.textContent).toContain('57') }, { timeout: 5000 })
  expect(await live()).toEqual([])
  expect(await readOn()).toEqual(expect.arrayContaining(['timer, Time left to pay']))
})

it('says that the connection is gone and that it is back', async () => {
  await listen(<OfflineNote isOffline={false} />)
  root.render(tree(<OfflineNote isOffline />))
  await vi.waitFor(async () => { expect(await live()).toHaveLength(1) })
  expect(await live()).toEqual([expect.stringContaining('polite: You are offline')])
})
