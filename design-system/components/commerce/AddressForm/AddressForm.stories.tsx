import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AddressForm,
  emptyAddress,
  type AddressFormProps,
  type AddressFormValue,
  type PlaceList,
} from '#design-system/commerce/AddressForm'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { fourRegions } from '../../../testing/four-regions.ts'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const list = (...labels: string[]): PlaceList => ({
  status: 'ready',
  options: labels.map((label) => ({ value: label, label })),
})
const idle: PlaceList = { status: 'idle', options: [] }
const regions: Record<string, PlaceList> = {
  CN: list('广东省', '上海市', '浙江省'),
  TW: list('台北市', '高雄市'),
  HK: list('Hong Kong Island', 'Kowloon', 'New Territories'),
  MO: list('Our Lady of Fátima', 'Taipa'),
}
const cities: Record<string, PlaceList> = {
  广东省: list('广州市', '深圳市'),
  上海市: list('上海市'),
  浙江省: list('杭州市'),
  台北市: list('大安區', '信義區'),
  Kowloon: list('Sham Shui Po', 'Yau Tsim Mong'),
}
const districts: Record<string, PlaceList> = {
  深圳市: {
    status: 'ready',
    options: [
      { value: '南山区', label: '南山区', postcode: '518000' },
      { value: '福田区', label: '福田区' },
    ],
  },
}
const phoneCodes = [
  { value: '86', label: '+86 Chinese Mainland' },
  { value: '886', label: '+886 Taiwan' },
  { value: '852', label: '+852 Hong Kong' },
  { value: '853', label: '+853 Macao' },
]
const hongKong: AddressFormValue = {
  ...emptyAddress,
  country: 'HK',
  mobilePrefix: '852',
  lastname: 'Chan',
  firstname: 'Mei Yee',
  telephone: '9123 4567',
  regionId: 'Kowloon',
  cityId: 'Sham Shui Po',
  street: '12B Cheong Wah Mansion, 223 Nam Cheong Street',
}
const mainland: AddressFormValue = {
  ...emptyAddress,
  country: 'CN',
  mobilePrefix: '86',
  lastname: '陈',
  firstname: '美仪',
  telephone: '13812345678',
  regionId: '广东省',
  cityId: '深圳市',
  districtId: '南山区',
  street: '科技园路1号A栋1201室',
  postcode: '518057',
  chineseId: '11010519491231002X',
}
const placesOf = (value: AddressFormValue) => ({
  regions: regions[value.country] ?? idle,
  cities: cities[value.regionId] ?? idle,
  districts: districts[value.cityId] ?? idle,
})
const changed = fn()

function Live(props: Partial<AddressFormProps>) {
  return (
    <Held initial={props.value ?? emptyAddress}>
      {(value, set) => (
        <AddressForm
          errors={{}}
          countries={fourRegions}
          streetMax={80}
          phoneCodes={phoneCodes}
          {...placesOf(value)}
          {...props}
          value={value}
          onChange={(patch) => {
            changed(patch)
            set({ ...value, ...patch })
          }}
        />
      )}
    </Held>
  )
}
const meta = {
  title: 'Commerce/AddressForm',
  component: AddressForm,
  render: (args) => <Live {...args} />,
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof AddressForm>
export default meta
type Story = StoryObj<typeof Live>

export const FourRegions: Story = {
  args: { value: hongKong },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const country = canvas.getByRole('combobox', { name: 'Country or region' })
    await expect([...country.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Chinese Mainland',
      'Taiwan',
      'Hong Kong',
      'Macao',
    ])
    await expect(canvas.queryByRole('textbox', { name: 'Chinese ID' })).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: 'Postcode' })).toBeNull()
    await userEvent.selectOptions(country, 'CN')
    await expect(canvas.getByRole('textbox', { name: 'Chinese ID' })).toBeRequired()
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveAttribute(
      'autocomplete',
      'shipping postal-code',
    )
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveValue(hongKong.street)
    await expect(canvas.getByRole('combobox', { name: 'Province' })).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'City' })).toBeDisabled()
    await userEvent.selectOptions(country, 'MO')
    await expect(canvas.getByRole('combobox', { name: 'Parish' })).toHaveDisplayValue('Please choose')
  },
}

export const CascadeByKeyboard: Story = {
  args: { value: { ...mainland, regionId: '', cityId: '', districtId: '', postcode: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('combobox', { name: 'Province' }).focus()
    await userEvent.keyboard('广东{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox', { name: 'Province' })).toHaveValue('广东省')
    canvas.getByRole('combobox', { name: 'City' }).focus()
    await userEvent.keyboard('深{ArrowDown}{Enter}')
    canvas.getByRole('combobox', { name: 'District' }).focus()
    await userEvent.keyboard('南{ArrowDown}{Enter}')
    await expect(changed).toHaveBeenLastCalledWith({ districtId: '南山区', postcode: '518000' })
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('518000')
  },
}

export const PasteToFill: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Paste a whole address'))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Address text' }))
    await userEvent.paste('陈美仪 13812345678 广东省深圳市南山区科技园路1号A栋1201室 518057')
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in the fields' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'District' })).toHaveValue('南山区'))
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('深圳市')
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('陈')
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('13812345678')
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveValue('科技园路1号A栋1201室')
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('518057')
  },
}

/** Input survives changes of region, including fields that some regions lack (Chinese ID, postcode). */
export const KeepsWhatWasTyped: Story = {
  args: { value: mainland },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const country = canvas.getByRole('combobox', { name: 'Country or region' })
    for (const next of ['TW', 'HK', 'MO']) {
      await userEvent.selectOptions(country, next)
      await expect(canvas.queryByRole('textbox', { name: 'Chinese ID' })).toBeNull()
      await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('陈')
      await expect(canvas.getByRole('textbox', { name: 'Given name' })).toHaveValue('美仪')
      await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('13812345678')
      // With a number entered, the country code does not change.
      await expect(canvas.getByRole('combobox', { name: 'Country or region code' })).toHaveValue('86')
      await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveValue('科技园路1号A栋1201室')
    }
    await userEvent.selectOptions(country, 'CN')
    await expect(canvas.getByRole('textbox', { name: 'Chinese ID' })).toHaveValue('11010519491231002X')
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('518057')
    await expect(canvas.getByRole('combobox', { name: 'Province' })).toHaveValue('')
  },
}

const tokens = {
  CN: 'country family-name given-name tel-country-code tel-national address-level1 address-level2 address-level3 street-address postal-code off organization',
  TW: 'country family-name given-name tel-country-code tel-national address-level1 address-level2 street-address postal-code organization',
  HK: 'country family-name given-name tel-country-code tel-national address-level1 address-level2 street-address organization',
  MO: 'country family-name given-name tel-country-code tel-national address-level1 street-address organization',
}

/** Every field has its autofill token for a shipping address; the Chinese ID is never autofilled. */
export const AutofillTokens: Story = {
  play: async ({ canvasElement }) => {
    const country = within(canvasElement).getByRole('combobox', { name: 'Country or region' })
    for (const [code, expected] of Object.entries(tokens)) {
      await userEvent.selectOptions(country, code)
      const found = [...canvasElement.querySelectorAll('input, select, textarea')]
        .map((field) => field.getAttribute('autocomplete'))
        .filter((token) => token !== null)
      // The first textbox is the paste area, which is not a form field.
      await expect(
        found
          .slice(1)
          .map((token) => token.replace('shipping ', ''))
          .join(' '),
        code,
      ).toBe(expected)
      await expect(found.every((token) => token === 'off' || token.startsWith('shipping '))).toBe(true)
    }
  },
}

/** Browser autofill writes place names into unfocused fields; they are matched to options, one list at a time. */
export const FilledInByTheBrowser: Story = {
  args: { value: { ...mainland, regionId: '', cityId: '', districtId: '', postcode: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fireEvent.change(canvas.getByRole('combobox', { name: 'Province' }), {
      target: { value: '广东省' },
    })
    await waitFor(() =>
      expect(changed).toHaveBeenCalledWith({ regionId: '广东省', cityId: '', districtId: '' }),
    )
    await fireEvent.change(canvas.getByRole('combobox', { name: 'City' }), { target: { value: '深圳市' } })
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ cityId: '深圳市', districtId: '' }))
  },
}

/** Matches any part of a name; unknown text shows a message and is not accepted. */
export const TypeAhead: Story = {
  args: { value: { ...mainland, regionId: '', cityId: '', districtId: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const province = canvas.getByRole('combobox', { name: 'Province' })
    await userEvent.type(province, '江')
    await expect(
      within(document.body)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['浙江省'])
    await userEvent.clear(province)
    await userEvent.type(province, 'xyz')
    await expect(
      await within(document.body).findByText('Nothing matches what you typed.'),
    ).toBeInTheDocument()
    await userEvent.tab()
    await expect(province).toHaveValue('')
    await expect(changed).not.toHaveBeenCalled()
  },
}

const pastes: [text: string, country: string, value: Record<string, string>][] = [
  [
    '106 台北市大安區忠孝東路四段1號 王小明 0912-345-678',
    'TW',
    {
      'City or county': '台北市',
      District: '大安區',
      Street: '忠孝東路四段1號',
      'Mobile number': '912345678',
      Postcode: '106',
    },
  ],
  [
    'Mei Yee Chan\n+852 9123 4567\nKowloon, Sham Shui Po, 223 Nam Cheong Street',
    'HK',
    {
      Region: 'Kowloon',
      District: 'Sham Shui Po',
      Street: '223 Nam Cheong Street',
      'Mobile number': '91234567',
      Surname: 'Chan',
    },
  ],
]

/** Pasting selects the region too. */
export const PasteFromOtherRegions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Paste a whole address'))
    for (const [text, country, fields] of pastes) {
      const box = canvas.getByRole('textbox', { name: 'Address text' })
      await userEvent.clear(box)
      await userEvent.click(box)
      await userEvent.paste(text)
      await userEvent.click(canvas.getByRole('button', { name: 'Fill in the fields' }))
      await expect(canvas.getByRole('combobox', { name: 'Country or region' })).toHaveValue(country)
      for (const [name, value] of Object.entries(fields))
        await waitFor(() =>
          expect(
            canvas.queryByRole('combobox', { name }) ?? canvas.getByRole('textbox', { name }),
            name,
          ).toHaveValue(value),
        )
      await expect(canvas.getByText('Filled in. Please check every field.')).toBeVisible()
    }
  },
}

/** Text without an address changes nothing, and a paste can be undone. */
export const PasteAndUndo: Story = {
  args: { value: { ...mainland, street: '科技园路9号' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Paste a whole address'))
    const box = canvas.getByRole('textbox', { name: 'Address text' })
    const fill = canvas.getByRole('button', { name: 'Fill in the fields' })
    await userEvent.click(box)
    await userEvent.paste('hello')
    await userEvent.click(fill)
    await expect(
      canvas.getByText('No address was recognised in this text. Nothing has been changed.'),
    ).toBeVisible()
    await expect(changed).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
    await userEvent.clear(box)
    await userEvent.paste('CHAN Tai Man\n223 Nam Cheong Street, Sham Shui Po\nHong Kong\n9123 4567')
    await userEvent.click(fill)
    // The district determines the region in any language.
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'District' })).toHaveValue('Sham Shui Po'),
    )
    await expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveValue('Kowloon')
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('CHAN')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByText('The fields are as they were before.')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Country or region' })).toHaveValue('CN')
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveValue('科技园路9号')
    await expect(canvas.getByRole('combobox', { name: 'District' })).toHaveValue('南山区')
  },
}

/** Every part has a field name, for scripts and for submission before hydration. */
export const EveryPartHasAName: Story = {
  args: { value: mainland },
  play: async ({ canvasElement }) => {
    const unnamed = [...canvasElement.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
      (control) => !control.closest('details') && !control.name && control.role !== 'combobox',
    )
    await expect(unnamed).toEqual([])
    const values = new FormData(
      Object.assign(document.createElement('form'), { innerHTML: canvasElement.innerHTML }),
    )
    await expect([...new Set(values.keys())]).toEqual(
      expect.arrayContaining(['country', 'lastname', 'mobilePrefix', 'telephone', 'regionId', 'cityId']),
    )
  },
}

/** Unmatched places are left to the user; matched ones stay. */
export const PasteWithAnUnknownPlace: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Paste a whole address'))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Address text' }))
    await userEvent.paste('陈美仪 13812345678 广东省东莞市松山湖路1号')
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in the fields' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Province' })).toHaveValue('广东省'))
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('')
    await expect(canvas.getByText(/“东莞市” is not in the list/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveValue('松山湖路1号')
    // A manual choice stops the autofill: nothing is overwritten.
    const city = canvas.getByRole('combobox', { name: 'City' })
    city.focus()
    await userEvent.keyboard('深{ArrowDown}{Enter}')
    await expect(city).toHaveValue('深圳市')
    await expect(changed).toHaveBeenLastCalledWith({ cityId: '深圳市', districtId: '' })
  },
}

/** Errors appear at their fields, including the mainland's Chinese ID. */
export const Mistaken: Story = {
  args: {
    value: { ...mainland, chineseId: '1234' },
    errors: {
      chineseId: 'Chinese ID is not valid',
      regionId: 'This field is required',
      street: 'This field is required',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'Chinese ID' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Chinese ID' })).toHaveAccessibleDescription(
      /Chinese ID is not valid/,
    )
    await expect(canvas.getByRole('combobox', { name: 'Province' })).toHaveAccessibleDescription(
      /This field is required/,
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country or region' }), 'TW')
    await expect(canvas.queryByText('Chinese ID is not valid')).toBeNull()
  },
}

export const ListFailed: Story = {
  args: { value: { ...hongKong, cityId: '' }, cities: { status: 'error', options: [] }, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('cityId')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: AddressFormValue; errors: AddressFormProps['errors']; idPrefix: string }>
      isWide
      values={{
        value: [hongKong, mainland, { ...emptyAddress, country: 'MO' }, { ...emptyAddress, country: 'TW' }],
        errors: [
          {},
          { telephone: 'The phone number must be 8 digits long.', street: 'This field is required' },
        ],
      }}
      render={(props, index) => <Live {...props} idPrefix={`address${index}`} />}
    />
  ),
}
