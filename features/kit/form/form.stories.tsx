import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/actions/Button'
import { Checkbox } from '#design-system/fields/Checkbox'
import { DateField } from '#design-system/fields/DateField'
import { FileUpload, type UploadFile } from '#design-system/fields/FileUpload'
import { NumberField } from '#design-system/fields/NumberField'
import { PeriodPicker } from '#design-system/fields/PeriodPicker'
import { Stack } from '#design-system/layout/Stack'
import { Switch } from '#design-system/fields/Switch'
import { TextField } from '#design-system/fields/TextField'
import { FormField, SubmitErrors, useSchemaForm } from '#features/kit/form/form.tsx'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'

const schema = z.object({
  born: z.string().check(z.minLength(1, 'Give the day you were born.')),
  weight: z.nullable(z.number()).check(z.refine((value) => value !== null, 'Give a weight.')),
  period: z.string(),
  photos: z.custom<readonly UploadFile[]>(
    (files) => Array.isArray(files) && files.length > 0,
    'Add a picture.',
  ),
  news: z.boolean(),
  adult: z.boolean().check(z.refine(Boolean, 'Confirm that you are an adult.')),
})
const first = {
  born: '',
  weight: null,
  period: '202610',
  photos: [],
  news: false,
  adult: false,
}

/** Fields of every kind of value, in one form. */
function AllFields({ onSend }: { onSend: (values: unknown) => void }) {
  const form = useSchemaForm(schema, first)
  const { control } = form
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit(onSend)(event)
      }}
    >
      <Stack>
        <SubmitErrors form={form} />
        <FormField control={control} name="born">
          {(field) => <DateField {...field} label="Date of birth" today="2026-11-21" isRequired />}
        </FormField>
        <FormField control={control} name="weight">
          {(field) => <NumberField {...field} label="Weight" suffix="kg" isRequired />}
        </FormField>
        <FormField control={control} name="period">
          {({ value, onChange }) => (
            <PeriodPicker label="Period" value={value} onChange={onChange} min="202601" max="202611" />
          )}
        </FormField>
        <FormField control={control} name="photos">
          {({ value, name: _, ...field }) => (
            <FileUpload {...field} label="Photos" files={value} isRequired />
          )}
        </FormField>
        <FormField control={control} name="news">
          {({ value, ...field }) => (
            <Switch {...field} isSelected={value}>
              Send me news
            </Switch>
          )}
        </FormField>
        <FormField control={control} name="adult">
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value} isRequired>
              I am an adult
            </Checkbox>
          )}
        </FormField>
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  )
}

const meta = { title: 'Features/FormField', component: AllFields, args: { onSend: fn() } } satisfies Meta<
  typeof AllFields
>
export default meta

export const SentWithEveryField: StoryObj<typeof AllFields> = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    const summary = await page.findByRole('group', { name: /the 4 problems below/ })
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Date of birth: Give the day you were born.',
      'Weight: Give a weight.',
      'Photos: Add a picture.',
      'Confirm that you are an adult.',
    ])
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(within(summary).getByRole('link', { name: /Weight/ }))
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Weight' })).toHaveFocus())
    await userEvent.keyboard('62')
    const day = await page.findByRole('spinbutton', { name: /^day/ })
    day.focus()
    await userEvent.keyboard('03051990')
    await userEvent.click(page.getByRole('button', { name: /November 2026/ }))
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'proof.png', {
        type: 'image/png',
      }),
    )
    await userEvent.click(page.getByRole('switch', { name: 'Send me news' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'I am an adult' }))
    await waitFor(() => expect(page.queryByText('Add a picture.')).toBeNull())
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce())
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        born: '1990-05-03',
        weight: 62,
        period: '202611',
        news: true,
        adult: true,
        photos: [expect.objectContaining({ id: expect.stringContaining('file-1') })],
      }),
      expect.anything(),
    )
  },
}

const invoice = z
  .object({ title: z.string(), isForCompany: z.boolean(), company: z.string(), order: z.string() })
  .check(
    z.refine(({ title }) => title !== '', { path: ['title'], message: 'Enter a title.' }),
    z.refine(({ isForCompany, company }) => !isForCompany || company !== '', {
      path: ['company'],
      message: 'Enter the name of the company.',
    }),
    z.refine(({ order }) => order !== '', { path: ['order'], message: 'Open this form from an order.' }),
  )

/** A field that another one shows and hides, and a value without a field. */
function InvoiceForm() {
  const form = useSchemaForm(invoice, { title: '', isForCompany: true, company: '', order: '' })
  const { control } = form
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit(fn())(event)
      }}
    >
      <Stack>
        <SubmitErrors form={form} />
        <FormField control={control} name="title">
          {(field) => <TextField {...field} label="Title" isRequired />}
        </FormField>
        <FormField control={control} name="isForCompany">
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value}>
              For a company
            </Checkbox>
          )}
        </FormField>
        {form.watch('isForCompany') && (
          <FormField control={control} name="company">
            {(field) => <TextField {...field} label="Company" isRequired />}
          </FormField>
        )}
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  )
}

export const FieldsThatAreNotInThePage: StoryObj<typeof AllFields> = {
  render: () => <InvoiceForm />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const summary = () => page.getByRole('group', { name: /below to continue/ })
    const faults = () =>
      within(summary())
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    const company = () => page.getByRole('textbox', { name: 'Company' })
    await userEvent.type(company(), ' ')
    await userEvent.clear(company())
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(faults()).toEqual([
        'Title: Enter a title.',
        'Company: Enter the name of the company.',
        'Open this form from an order.',
      ]),
    )
    await expect(within(summary()).queryByRole('link', { name: /from an order/ })).toBeNull()
    const forCompany = page.getByRole('checkbox', { name: 'For a company' })
    await userEvent.click(forCompany)
    await waitFor(() => expect(faults()).toEqual(['Title: Enter a title.', 'Open this form from an order.']))
    await userEvent.click(forCompany)
    await expect(company()).not.toHaveAttribute('aria-invalid')
    await userEvent.type(company(), 'Jadeleaf')
    await userEvent.click(forCompany)
    await userEvent.click(forCompany)
    await expect(company()).toHaveValue('Jadeleaf')
    await userEvent.clear(company())
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(faults()).toContain('Company: Enter the name of the company.'))
  },
}
