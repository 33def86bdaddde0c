import { Container } from '#design-system/layout/Container'
import type { UploadFile } from '#design-system/fields/FileUpload'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { customer, filed, order, referrer } from '../examples.ts'
import { AccountStep, type AccountStepProps } from './steps/AccountStep.tsx'
import { ApplicantStep, type ApplicantStepProps } from './steps/ApplicantStep.tsx'
import { newDraft, type Draft } from './draft/draft.ts'
import { FilingAside } from './FilingAside.tsx'
import { OrdersStep, type OrdersStepProps } from './steps/OrdersStep.tsx'
import { PhotosStep, type PhotosStepProps } from './steps/PhotosStep.tsx'
import { ProductsStep, type ProductsStepProps } from './steps/ProductsStep.tsx'

const meta = {
  title: 'Features/Applications/Filing',
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta
export default meta

const draft: Draft = newDraft(customer)
const shared = { draft, onChange: fn(), onNext: fn() }

/** A step that keeps its draft, as the wizard does. */
function useKept(first: Draft, onChange: (part: Partial<Draft>) => void) {
  const [kept, setKept] = useState(first)
  return {
    draft: kept,
    onChange: (part: Partial<Draft>) => {
      onChange(part)
      setKept((before) => ({ ...before, ...part }))
    },
  }
}
const goOn = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }))

/** Answers the calls of a story in turn, instead of the service. */
function answerWith(...answers: readonly (readonly [status: number, body: unknown])[]) {
  const before = globalThis.fetch
  const asked: string[] = []
  globalThis.fetch = (input) => {
    const url = input instanceof Request ? input.url : input instanceof URL ? input.href : input
    if (!url.includes('/rest/')) return before(input)
    asked.push(url)
    const [status, body] = answers[Math.min(asked.length, answers.length) - 1] ?? [500, '']
    return Promise.resolve(Response.json(body, { status }))
  }
  return {
    asked,
    restore: () => {
      globalThis.fetch = before
    },
  }
}
const refused = (message: string) => [400, { message }] as const

export const Applicant: StoryObj<ApplicantStepProps> = {
  args: { ...shared, customer, today: '2026-11-22' },
  render: function Kept(args) {
    return <ApplicantStep {...args} {...useKept(args.draft, args.onChange)} />
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    //
    for (const name of [
      'Associate ID',
      'Surname',
      'Given name',
      'Email',
      'Mobile number',
      'Application date',
    ])
      await expect(canvas.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'User type' })).toHaveValue('associate')
    const write = async (name: string, text: string) => {
      const field = canvas.getByRole('textbox', { name: new RegExp(`^${name}`) })
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await write('Associate ID', '8000009')
    await write('Email', 'nobody')
    await write('Mobile number', '12')
    await goOn(canvasElement)
    await expect(
      (
        await canvas.findAllByText(
          'Verification failed, please enter the correct Associate/Preferred Customer Account.',
        )
      )[0],
    ).toBeVisible()
    await expect(canvas.getAllByText('Input is not a valid email address')[0]).toBeVisible()
    await expect(args.onNext).not.toHaveBeenCalled()
    await write('Associate ID', '8000005')
    await write('Email', 'hoi@jadeleaf.example')
    await write('Mobile number', '13800138000')
    await expect(canvas.getByText("We'll send the code to +86 13800138000.")).toBeVisible()
    await goOn(canvasElement)
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
  },
}

const sponsorTexts = [
  [[200, '{"referral_id":"8000006","user_type":"associate"}'], 'Sponsor ID does not match, please re-enter'],
  [[200, '[]'], 'No relevant data was found for this account'],
  [[404, { message: 'No such entity' }], 'No relevant data was found for this account'],
  [
    [200, '{"referral_id":"8000008","user_type":"preferred_customer"}'],
    'User type does not match; only associate accounts can be used as sponsors.',
  ],
] as const
const enrollerTexts = [
  [
    [200, '{"referral_id":"8000006","user_type":"associate"}'],
    'The referral ID does not match, please re-enter',
  ],
  [
    refused('New associate referrer ID not found.'),
    'Verification failed, please enter the correct new enroller account.',
  ],
  [refused('No relevant data was found for this account'), 'No relevant data was found for this account'],
  [
    refused('User type does not match; only associate accounts can be used as enrollers.'),
    'User type does not match; only associate accounts can be used as enrollers.',
  ],
] as const
const referrerTexts = [
  [[404, { message: 'No such entity' }], 'New associate referrer ID not found.'],
  [refused('New associate referrer ID not found.'), 'New associate referrer ID not found.'],
] as const

/** Each answer of the look-up has its text, at the field, and nothing goes on. */
const accountStory = (
  type: AccountStepProps['type'],
  texts: readonly (readonly [readonly [number, unknown], string])[],
): StoryObj<AccountStepProps> => ({
  args: { ...shared, onNext: fn(), type, referrer },
  render: function Kept(args) {
    return <AccountStep {...args} {...useKept(args.draft, args.onChange)} />
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const service = answerWith(...texts.map(([answer]) => answer), [
      200,
      '{"referral_id":"8000008","firstname":"Tsz","lastname":"Yip","user_type":"associate"}',
    ])
    try {
      await userEvent.type(
        canvas.getByRole('textbox', { name: new RegExp(`^New ${type} account`) }),
        '8000008',
      )
      await userEvent.type(canvas.getByRole('textbox', { name: /^Reason for change/ }), 'Moved')
      for (const [, text] of texts) {
        await goOn(canvasElement)
        await expect((await canvas.findAllByText(text))[0]).toBeVisible()
      }
      await expect(args.onNext).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Check account' }))
      await expect(await canvas.findByText('Tsz Yip, 8000008, associate')).toBeVisible()
      await goOn(canvasElement)
      await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
      await expect(service.asked.every((url) => url.endsWith('referralId=8000008'))).toBe(true)
    } finally {
      service.restore()
    }
  },
})
export const NewReferrer = accountStory('referrer', referrerTexts)
export const NewEnroller = accountStory('enroller', enrollerTexts)
export const NewSponsor = accountStory('sponsor', sponsorTexts)

/** Only this Hong Kong month's orders go along with a change of referrer. */
export const OrdersToTransfer: StoryObj<OrdersStepProps> = {
  args: { ...shared, onNext: fn(), own: [], type: 'referrer', now: new Date('2026-12-01T00:00:00Z') },
  render: function Kept(args) {
    return <OrdersStep {...args} {...useKept(args.draft, args.onChange)} />
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const service = answerWith(
      [200, JSON.stringify(order)],
      refused('Verification failed, please enter the correct order number'),
      [200, JSON.stringify({ ...order, created_at: '2026-11-30 16:00:00' })],
    )
    const field = canvas.getByRole('textbox', { name: /^Order number/ })
    try {
      await userEvent.type(field, '100004790')
      await userEvent.click(canvas.getByRole('button', { name: 'Add order' }))
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
      await goOn(canvasElement)
      await expect(
        (await canvas.findAllByText('Verification failed, please enter the correct order number'))[0],
      ).toBeVisible()
      await expect(args.onNext).not.toHaveBeenCalled()
      await goOn(canvasElement)
      await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
      await expect(canvas.getByText(/^100004790, placed/)).toBeVisible()
      // what the drawing means is shown to whoever comes by the keyboard
      const remove = canvas.getByRole('button', { name: 'Remove order 100004790' })
      field.focus()
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(remove).toHaveFocus())
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Remove order 100004790'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
      await waitFor(() => expect(remove).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(field).toHaveFocus())
      await expect(canvas.queryByText(/^100004790, placed/)).toBeNull()
    } finally {
      service.restore()
    }
  },
}

/** Nobody has to know an order's number by heart, and one that cannot be chosen says why (WCAG 3.3.3). */
export const OwnOrdersToChoose: StoryObj<OrdersStepProps> = {
  args: {
    ...shared,
    onNext: fn(),
    type: 'refund',
    now: new Date('2026-12-01T00:00:00Z'),
    own: [
      {
        increment_id: '100004790',
        created_at: '2026-11-20 03:00:00',
        status: 'complete',
        grand_total: 1,
        items: [],
      },
      {
        increment_id: '100004795',
        created_at: '2026-11-21 03:00:00',
        status: 'pending_payment',
        items: [],
        grand_total: 1,
      },
      {
        increment_id: '100004700',
        created_at: '2026-10-02 03:00:00',
        status: 'closed',
        grand_total: 1,
        items: [],
      },
    ],
  },
  render: function Kept(args) {
    return <OrdersStep {...args} {...useKept(args.draft, args.onChange)} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('combobox', { name: 'Choose one of your orders' })
    await userEvent.selectOptions(list, '100004790')
    await expect(canvas.getByRole('textbox', { name: /^Order number/ })).toHaveValue('100004790')
    for (const [number, reason] of [
      ['100004795', /isn't paid yet/],
      ['100004700', /was refunded in full/],
    ] as const) {
      const option = within(list).getByRole('option', { name: new RegExp(number) })
      await expect(option).toBeDisabled()
      await expect(option).toHaveTextContent(reason)
    }
  },
}

/** The list of own orders has its place before it is loaded, and a number can be typed meanwhile. */
export const OwnOrdersLoading: StoryObj<OrdersStepProps> = {
  args: { ...OwnOrdersToChoose.args, ...shared, onNext: fn(), own: undefined },
  render: function Kept(args) {
    return <OrdersStep {...args} {...useKept(args.draft, args.onChange)} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvasElement.querySelector('[inert] select')).not.toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Order number/ }), '100004790')
  },
}

/** Whether they are being loaded, there are none, or they cannot be loaded: the button below keeps its place, and a number can be typed. */
export const OwnOrdersNone: StoryObj<OrdersStepProps> = {
  args: { ...OwnOrdersLoading.args, onNext: fn() },
  render: function Kept(args) {
    const kept = useKept(args.draft, args.onChange)
    return (
      <>
        {[undefined, [], null].map((own, index) => (
          <section key={index} aria-label={['loading', 'none', 'failed'][index]}>
            <OrdersStep {...args} {...kept} own={own} />
          </section>
        ))}
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const part = (name: string) => within(canvasElement).getByRole('region', { name })
    const heightOf = (name: string) => part(name).getBoundingClientRect().height
    await expect(heightOf('none')).toBe(heightOf('loading'))
    await expect(heightOf('failed')).toBe(heightOf('loading'))
    const list = (name: string) => within(part(name)).getByRole('combobox')
    await expect(list('none')).toBeDisabled()
    await expect(list('none')).toHaveTextContent('No orders')
    await expect(list('failed')).toBeDisabled()
    await expect(list('failed')).toHaveTextContent("Your orders couldn't be loaded")
  },
}

const withOrder: Draft = { ...draft, orders: [order] }

/** What was refunded or is asked for elsewhere cannot be returned again; the form says how many are left. */
export const ReturnedBefore: StoryObj<ProductsStepProps> = {
  args: {
    ...shared,
    onNext: fn(),
    type: 'refund',
    filed: [],
    draft: {
      ...draft,
      reason: 'Ordered too many',
      orders: [
        {
          ...order,
          items: order.items.map((item, index) =>
            index === 0 ? { ...item, qty_refunded: 1 } : { ...item, qty_requested: 1 },
          ),
        },
      ],
      lines: [
        { product: '100004790|VITC', quantity: 2, batch: 'C2610', opened: 'unopened' },
        { product: '100004790|COLL', quantity: 1, batch: 'K0933', opened: 'unopened' },
      ],
    },
  },
  render: function Kept(args) {
    return <ProductsStep {...args} {...useKept(args.draft, args.onChange)} />
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText('1 of 2 can still be returned. The others were refunded or are in another request.'),
    ).toBeVisible()
    await goOn(canvasElement)
    await expect(
      (await canvas.findAllByText('Only 1 of this product can still be returned.'))[0],
    ).toBeVisible()
    await expect(canvas.getAllByText('These items were refunded or are in another request.')[0]).toBeVisible()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}
/** A new product takes the focus without a fault; a removed one is announced (WCAG 2.4.3, 4.1.3). */
export const ProductsAddedAndRemoved: StoryObj<ProductsStepProps> = {
  args: { ...shared, onNext: fn(), draft: withOrder, type: 'refund', filed: [] },
  render: function Kept(args) {
    return <ProductsStep {...args} {...useKept(args.draft, args.onChange)} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await goOn(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('combobox', { name: /^Product name/ })[0]).toBeInvalid())
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }))
    const second = within(await canvas.findByRole('group', { name: 'Product 2' }))
    const product = second.getByRole('combobox', { name: /^Product name/ })
    await waitFor(() => expect(product).toHaveFocus())
    // the check of all lines comes after the focus
    await new Promise((done) => setTimeout(done, 200))
    for (const field of [product, second.getByRole('textbox', { name: /^Batch/ })])
      await expect(field).not.toBeInvalid()
    await expect(canvas.getAllByRole('combobox', { name: /^Product name/ })[0]).toBeInvalid()
    await userEvent.click(second.getByRole('button', { name: 'Remove product 2' }))
    await expect(await screen.findByText('Product 2 removed')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Product name/ })).toHaveFocus())
  },
}
/** One request for each product of an order, and no more than was bought. */
export const ReplenishedBefore: StoryObj<ProductsStepProps> = {
  args: { ...shared, onNext: fn(), draft: withOrder, type: 'replenishment', filed },
  render: function Kept(args) {
    return <ProductsStep {...args} {...useKept(args.draft, args.onChange)} />
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const choose = (name: RegExp, option: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), option)
    await choose(/^Replenishment type/, 'Damaged')
    await choose(/^Product name/, 'Vitamin C 1000 mg')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Batch number/ }), 'C2610')
    await userEvent.click(canvas.getByRole('radio', { name: 'Unopened' }))
    await goOn(canvasElement)
    await expect(
      (
        await canvas.findAllByText('A replenishment for this product and order has already been requested.')
      )[0],
    ).toBeVisible()
    await expect(args.onNext).not.toHaveBeenCalled()
    await choose(/^Product name/, 'Collagen powder 5000 mg')
    await goOn(canvasElement)
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
  },
}

/** Price by quantity, less 10 %, marked as an estimate; the policies below. */
export const RefundEstimate: StoryObj<{ draft: Draft }> = {
  args: {
    draft: {
      ...withOrder,
      lines: [
        { product: '100004790|VITC', quantity: 2, batch: 'C2610', opened: 'unopened' },
        { product: '100004790|COLL', quantity: 1, batch: 'K0933', opened: 'opened' },
      ],
    },
  },
  render: (args) => <FilingAside type="refund" {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('HK$597.60')
    // once, as it is seen
    await expect(canvasElement.textContent.match(/estimated/gi)).toHaveLength(1)
    await expect(canvasElement).toHaveTextContent('HK$537.84')
    for (const text of [
      'HKD 7,500',
      '10%',
      '70% Rule',
      '30 days of approval',
      '30 business days',
      '30 days of purchase',
    ])
      await expect(canvasElement).toHaveTextContent(text)
  },
}
export const PoliciesOfEnroller: StoryObj = {
  render: () => <FilingAside type="enroller" draft={draft} />,
  play: async ({ canvasElement }) => {
    for (const text of ['7 working days', 'HKD 180']) await expect(canvasElement).toHaveTextContent(text)
  },
}
export const PoliciesOfSponsor: StoryObj = {
  render: () => <FilingAside type="sponsor" draft={draft} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('three full business periods of joining')
  },
}

const picture = (name: string, type: string, bytes: number) => {
  const content = new Uint8Array(bytes)
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new File([content], name, { type })
}
const MB = 1024 * 1024

/** A change is supported by something else than a label and a batch number. */
export const PhotosOfChange: StoryObj<PhotosStepProps> = {
  args: { type: 'sponsor', photos: [], onChange: fn(), onNext: fn() },
  render: (args) => <PhotosStep {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Photos or screenshots that support your request/)).toBeVisible()
    await expect(canvas.queryByText(/batch number/)).toBeNull()
  },
}

/** 1 to 5, JPG or PNG, exactly 5 MB and not a byte more; what is wrong is said at each. */
export const Photos: StoryObj<PhotosStepProps> = {
  args: { type: 'refund', photos: [], onChange: fn(), onNext: fn() },
  render: function Kept(args) {
    const [photos, setPhotos] = useState<readonly UploadFile[]>(args.photos)
    return <PhotosStep {...args} photos={photos} onChange={setPhotos} />
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await goOn(canvasElement)
    await expect(await canvas.findByText('Please add at least one proof photo.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose photos' })).toHaveFocus())
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, [
      picture('whole.png', 'image/png', 5 * MB),
      picture('large.png', 'image/png', 5 * MB + 1),
    ])
    await goOn(canvasElement)
    await expect(await canvas.findByText(/remove the photo that can't be sent/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove large.png' }))
    await userEvent.upload(
      input,
      ['b', 'c', 'd', 'e', 'f'].map((name) => picture(`${name}.png`, 'image/png', 100)),
    )
    await goOn(canvasElement)
    await expect(args.onNext).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove f.png' }))
    await goOn(canvasElement)
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
  },
}
