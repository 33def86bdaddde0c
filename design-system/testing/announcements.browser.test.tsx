import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '#design-system/actions/Button'
import { Countdown } from '#design-system/feedback/Countdown'
import { LoadingStatus } from '#design-system/feedback/LoadingStatus'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { RadioCards } from '#design-system/fields/RadioCards'
import { StatusStepper } from '#design-system/data/StatusStepper'
import { TextField } from '#design-system/fields/TextField'
import { hears, hush, listen, phrases, press, readOn, said, show, stage } from './listen.tsx'

afterEach(hush)

it('says each notification once, politely, in the order they came', async () => {
  function Shop() {
    const { enqueue } = useNotifications()
    return (
      <>
        <Button onPress={() => enqueue({ message: 'Added to cart.', variant: 'success' })}>Add</Button>
        <Button onPress={() => enqueue({ message: 'The code is wrong.', variant: 'error' })}>Apply</Button>
      </>
    )
  }
  await listen(<Shop />)
  await press('Add')
  await press('Apply')
  await hears(['polite: Success Added to cart.', 'polite: Error The code is wrong.'])
  // Taking one away says nothing again.
  await press('Close this message')
  await hears(['polite: Success Added to cart.', 'polite: Error The code is wrong.'])
})

it("reads an order's progress as text: what is done, where it stands, what comes", async () => {
  await listen(
    <StatusStepper
      label="Order progress"
      steps={[
        { id: 'a', label: 'Placed', state: 'done' },
        { id: 'b', label: 'Paid', state: 'current' },
        { id: 'c', label: 'Shipped', state: 'next' },
      ]}
    />,
  )
  expect(await readOn()).toEqual([
    'list, Order progress',
    'listitem, level 1, position 1, set size 3',
    'Placed',
    'Done',
    'end of listitem, level 1, position 1, set size 3',
    'listitem, level 1, current step, position 2, set size 3',
    'Paid',
    'In progress',
    'end of listitem, level 1, current step, position 2, set size 3',
    'listitem, level 1, position 3, set size 3',
    'Shipped',
    'Not started',
    'end of listitem, level 1, position 3, set size 3',
    'end of list, Order progress',
  ])
})

it.each(['vertical', 'horizontal'] as const)(
  'reads every state of a progress that is %s in words, not by its drawing',
  async (orientation) => {
    const states = ['done', 'failed', 'cancelled', 'current', 'next'] as const
    await listen(
      <StatusStepper
        label="Progress"
        orientation={orientation}
        steps={states.map((state) => ({ id: state, label: `Step ${state}`, state }))}
      />,
    )
    const read = await readOn()
    expect(read.filter((phrase) => !phrase.includes('listitem') && !phrase.includes('list, '))).toEqual([
      'Step done',
      'Done',
      'Step failed',
      'Failed',
      'Step cancelled',
      'Cancelled',
      'Step current',
      'In progress',
      'Step next',
      'Not started',
    ])
    expect(read.filter((phrase) => /^listitem.*current step/.test(phrase))).toHaveLength(1)
  },
)

it('reads a field with its description and its mistake', async () => {
  await listen(
    <TextField
      label="E-mail"
      value="x"
      onChange={() => {}}
      isRequired
      description="For your receipt"
      errorMessage="Enter an e-mail address."
    />,
  )
  expect(await readOn()).toEqual([
    'E-mail',
    'textbox, E-mail, x, Enter an e-mail address. For your receipt, invalid, required',
    'For your receipt',
    'Enter an e-mail address.',
  ])
})

it('reads a choice of ways with their prices', async () => {
  await listen(
    <RadioCards
      label="Delivery"
      value="sf"
      onChange={() => {}}
      options={[
        { value: 'sf', label: 'SF Express', description: '1–2 days', trailing: 'HK$30' },
        { value: 'post', label: 'Post', isDisabled: true },
      ]}
    />,
  )
  expect(await readOn()).toEqual([
    'radiogroup, Delivery',
    'Delivery',
    'radio, SF Express, HK$30 1–2 days, checked, position 1, set size 2',
    'SF Express',
    'HK$30',
    '1–2 days',
    'radio, Post, not checked, disabled, position 2, set size 2',
    'Post',
    'end of radiogroup, Delivery',
  ])
})

it('does not read a countdown every second', async () => {
  await listen(
    <Countdown
      label="Time left to pay"
      deadline={Date.now() + 600_000}
      serverNow={Date.now()}
      onEnd={() => {}}
    />,
  )
  await vi.waitFor(
    () => {
      expect(stage().textContent).toContain('57')
    },
    { timeout: 5000 },
  )
  expect(await said()).toEqual([])
  expect(await readOn()).toEqual(expect.arrayContaining(['timer, Time left to pay']))
})

it('says a countdown at ten, five and one minutes, at thirty seconds and at the end, each once', async () => {
  const start = 1_800_000_000_000
  const left = (seconds: number) => (
    <Countdown
      label="Time left to pay"
      deadline={start}
      serverNow={start - seconds * 1000}
      onEnd={() => {}}
    />
  )
  const phrases = [
    'polite: Time left to pay: 10 minutes left',
    'polite: Time left to pay: 5 minutes left',
    'polite: Time left to pay: 1 minute left',
    'polite: Time left to pay: 30 seconds left',
    'polite: Time left to pay: time is up',
  ]
  await listen(left(600.6))
  for (const [index, seconds] of [300.6, 60.6, 30.6, 0.6].entries()) {
    await hears(phrases.slice(0, index + 1))
    await show(left(seconds))
  }
  await hears(phrases)
})

it('says once what covers the page, by the focus that goes there, and once more when it becomes something else', async () => {
  const page = (message: string, loading = true) => (
    <>
      <button type="button">Order</button>
      <LoadingStatus id="order" message={message} loading={loading} />
    </>
  )
  await listen(page('Placing your order', false))
  stage().querySelector('button')?.focus()
  await show(page('Placing your order'))
  await vi.waitFor(async () => {
    expect((await phrases()).at(-1)).toBe('dialog, Placing your order')
  })
  await show(page('Opening the payment page'))
  await hears(['polite: Opening the payment page'])
  expect((await phrases()).filter((phrase) => phrase.includes('Placing your order'))).toEqual([
    'dialog, Placing your order',
  ])
})

it('says once, politely, what does not cover the page', async () => {
  const page = (loading: boolean) => (
    <LoadingStatus id="choice" message="Saving your choice" loading={loading} blockPage={false} />
  )
  await listen(page(false))
  await show(page(true))
  expect(await said()).toEqual([])
  await hears(['polite: Saving your choice'])
  await show(page(false))
  await hears(['polite: Saving your choice'])
})
