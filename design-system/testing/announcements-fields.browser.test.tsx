import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  AddressForm,
  emptyAddress,
  type AddressFormValue,
  type PlaceList,
} from '#design-system/commerce/AddressForm'
import { Combobox } from '#design-system/fields/Combobox'
import { DatePicker } from '#design-system/fields/DatePicker'
import { ErrorSummary } from '#design-system/fields/ErrorSummary'
import { FileUpload, type UploadFile } from '#design-system/fields/FileUpload'
import { OneTimeCodeField } from '#design-system/fields/OneTimeCodeField'
import { RatingInput } from '#design-system/fields/RatingInput'
import { fourRegions } from './four-regions.ts'
import { Keep, hears, hush, listen, press, readOn, said, show, stage } from './listen.tsx'

afterEach(hush)

const provinces = ['Guangdong', 'Guangxi', 'Zhejiang'].map((label) => ({ value: label, label }))
const chooser = (label: string) => (
  <Keep first="">
    {(value, set) => <Combobox label={label} options={provinces} value={value} onChange={set} />}
  </Keep>
)
const focus = (selector: string) => stage().querySelector<HTMLElement>(selector)?.focus()

it('says how many options there are, anew only when their number changes', async () => {
  await listen(chooser('Province'))
  focus('input')
  await hears(['assertive: 3 options available.'])
  await userEvent.keyboard('Guang')
  await hears(['assertive: 3 options available.', 'assertive: 2 options available.'])
  // Guangd is one of them alone.
  await userEvent.keyboard('d')
  await userEvent.keyboard('{Backspace}')
  await hears([
    'assertive: 3 options available.',
    'assertive: 2 options available.',
    'assertive: 1 option available.',
    'assertive: 2 options available.',
  ])
})

it('says them in Thai', async () => {
  await listen(chooser('จังหวัด'), 'th')
  focus('input')
  await hears(['assertive: มี 3 ตัวเลือก'])
  await userEvent.keyboard('Zhe')
  await hears(['assertive: มี 3 ตัวเลือก', 'assertive: มี 1 ตัวเลือก'])
})

it('reads a date by its parts and says the day that was chosen, in Thai by the Gregorian year', async () => {
  await listen(
    <Keep first="2026-11-21">
      {(value, set) => <DatePicker label="วันจัดส่ง" value={value} onChange={set} today="2026-11-21" />}
    </Keep>,
    'th',
  )
  const read = await readOn()
  expect(read.filter((phrase) => phrase.startsWith('spinbutton'))).toEqual([
    expect.stringMatching(/^spinbutton, วัน.*21/),
    expect.stringMatching(/^spinbutton, เดือน.*11/),
    expect.stringMatching(/^spinbutton, ปี.*2026/),
  ])
  expect(read.join(' ')).not.toContain('2569')
  expect(read.join(' ')).toContain('button, ปฏิทิน')
})

it('tells how long one waits for another code and when it is over, and no second between', async () => {
  await listen(
    <Keep first={0}>
      {(left, set) => (
        <>
          <OneTimeCodeField
            label="Code"
            value=""
            onChange={() => {}}
            onSend={() => set(3)}
            sendLabel="Send again"
            resendIn={left}
          />
          <button type="button" onClick={() => set(left - 1)}>
            Tick
          </button>
        </>
      )}
    </Keep>,
  )
  await press('Send again')
  await hears(['polite: Resend in 3 s'])
  // Where the code goes.
  expect(document.activeElement).toHaveAccessibleName('Code')
  await press('Tick')
  await press('Tick')
  await hears(['polite: Resend in 3 s'])
  await press('Tick')
  await hears(['polite: Resend in 3 s', 'polite: Send again'])
})

it('reads the fields of another region once it is chosen, and keeps what was typed', async () => {
  const none: PlaceList = { status: 'ready', options: provinces }
  const form = (value: AddressFormValue, set: (value: AddressFormValue) => void) => (
    <AddressForm
      value={value}
      onChange={(patch) => set({ ...value, ...patch })}
      errors={{}}
      regions={none}
      isPasteHidden
      isDefaultHidden
      phoneCodes={[
        { value: '86', label: '+86' },
        { value: '852', label: '+852' },
      ]}
      countries={fourRegions}
      streetMax={80}
    />
  )
  await listen(
    <Keep first={{ ...emptyAddress, country: 'HK', mobilePrefix: '852', street: '12B Cheong Wah Mansion' }}>
      {form}
    </Keep>,
  )
  await userEvent.selectOptions(stage().querySelector('select') ?? stage(), 'CN')
  const read = (await readOn()).filter((phrase) => /^(textbox|combobox), /.test(phrase))
  const has = (start: string) => read.some((phrase) => phrase.startsWith(start))
  expect(
    [
      'combobox, Province',
      'combobox, City',
      'combobox, District',
      'textbox, Postcode',
      'textbox, Chinese ID',
    ].filter((name) => !has(name)),
  ).toEqual([])
  expect(stage().querySelector('textarea')).toHaveValue('12B Cheong Wah Mansion')
  expect(read.find((phrase) => phrase.startsWith('combobox, City'))).toContain('disabled')
})

it('reads what is wrong with a picture right after its name, and says how many there are', async () => {
  await listen(
    <Keep first={[] as readonly UploadFile[]}>
      {(files, set) => <FileUpload label="Proof photos" files={files} onChange={set} max={2} />}
    </Keep>,
  )
  const input = stage().querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  input.removeAttribute('accept')
  await userEvent.upload(input, [new File(['plain'], 'paper.pdf', { type: 'application/pdf' })])
  await hears(["polite: 1 photo selected paper.pdf: This isn't a JPG or PNG photo."])
  const read = await readOn()
  const at = read.indexOf('paper.pdf')
  expect(read.slice(at, at + 5)).toContain("This isn't a JPG or PNG photo.")
  expect(read.some((phrase) => phrase.startsWith('button, Remove paper.pdf'))).toBe(true)
})

it('reads stars as numbers with their meaning, and which is given', async () => {
  await listen(
    <RatingInput
      label="Your rating"
      value={4}
      onChange={() => {}}
      words={['Poor', 'Fair', 'Good', 'Very good', 'Excellent']}
    />,
  )
  expect((await readOn()).filter((phrase) => phrase.startsWith('radio'))).toEqual([
    'radiogroup, Your rating',
    'radio, 1 star, Poor, not checked, position 1, set size 5',
    'radio, 2 stars, Fair, not checked, position 2, set size 5',
    'radio, 3 stars, Good, not checked, position 3, set size 5',
    'radio, 4 stars, Very good, checked, position 4, set size 5',
    'radio, 5 stars, Excellent, not checked, position 5, set size 5',
  ])
})

it('goes to the summary of mistakes and reads each as a link to its field', async () => {
  await listen(<ErrorSummary errors={[]} />)
  await show(
    <ErrorSummary
      errors={[
        { field: 'E-mail', message: 'Enter an e-mail address.', href: '#mail' },
        { field: '', message: 'Accept the terms.', href: '#terms' },
      ]}
    />,
  )
  await vi.waitFor(async () => {
    expect(await virtual.lastSpokenPhrase()).toContain('Please correct the 2 problems below to continue')
  })
  expect((await readOn()).filter((phrase) => phrase.startsWith('link'))).toEqual([
    'link, E-mail: Enter an e-mail address.',
    'link, Accept the terms.',
  ])
  expect(await said()).toEqual([])
})
