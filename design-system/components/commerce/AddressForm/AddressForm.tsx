import { useIntl } from 'react-intl'
import { Checkbox } from '#design-system/fields/Checkbox'
import { PhoneField, type PhoneCodeOption } from '#design-system/fields/PhoneField'
import { Select } from '#design-system/fields/Select'
import { TextArea } from '#design-system/fields/TextArea'
import { TextField } from '#design-system/fields/TextField'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import {
  changeCountry,
  changePlace,
  type AddressFormCountry,
  type AddressFormField,
  type AddressFormValue,
  type PlaceField,
} from './address-format.ts'
import * as styles from './AddressForm.css.ts'
import { PasteAddress } from './PasteAddress.tsx'
import { noPlaces, type PlaceList } from './place-list.ts'
import { PlaceSelect } from './PlaceSelect.tsx'
import { usePaste } from './use-paste.ts'

export interface AddressFormProps extends RootProps {
  /** Current address; controlled by the caller. */
  value: AddressFormValue
  /** Called with the changed fields. Merge them: `{ ...value, ...patch }`. */
  onChange: (patch: Partial<AddressFormValue>) => void
  /** Error messages by field. */
  errors: Partial<Record<AddressFormField, string>>
  /** Available countries and regions, with their names and address formats. */
  countries: readonly AddressFormCountry[]
  /** Widest places of the country (provinces, regions), with their loading state. */
  regions: PlaceList
  /** Places within the selected region; omit until one is selected. @default none yet */
  cities?: PlaceList | undefined
  /** Places within the selected city; omit until one is selected. @default none yet */
  districts?: PlaceList | undefined
  /** Called to retry loading a list that failed. */
  onRetry?: ((field: PlaceField) => void) | undefined
  /** Available country calling codes, in list order. */
  phoneCodes: readonly PhoneCodeOption[]
  /** Maximum length of the street, in characters. */
  streetMax: number
  /** Called when a field loses focus, to validate it. */
  onBlur?: ((field: AddressFormField) => void) | undefined
  /** Prefix of all control ids: the postcode is `#address-postcode`, for an error summary. @default 'address' */
  idPrefix?: string | undefined
  /** Hides the area for pasting a whole address. */
  isPasteHidden?: boolean | undefined
  /** Hides "use as my default address". */
  isDefaultHidden?: boolean | undefined
  /** Asks for the given name before the family name, as most languages write it; Chinese and Vietnamese do not. */
  isGivenNameFirst?: boolean | undefined
}

/**
 * Delivery address fields, in the format of the selected country. It holds no data and makes no requests: the caller
 * provides the value, the countries with their formats, and the lists of places. For one line of an address, use
 * TextField.
 */
// Long: the fields of one form in their order, each with its props and no logic.
export function AddressForm({
  value,
  onChange,
  errors,
  countries,
  regions,
  cities = noPlaces,
  districts = noPlaces,
  onRetry,
  phoneCodes,
  streetMax,
  onBlur,
  idPrefix = 'address',
  isPasteHidden = false,
  isDefaultHidden = false,
  isGivenNameFirst = false,
  ...rest
}: AddressFormProps) {
  const intl = useIntl()
  const lists = { regionId: regions, cityId: cities, districtId: districts }
  const { paste, stop, undo, reset, outcome } = usePaste({ value, onChange, lists, countries })
  const format = countries.find((country) => country.value === value.country)?.format

  /** Props common to all fields. */
  const common = (field: AddressFormField) => ({
    id: `${idPrefix}-${field}`,
    errorMessage: errors[field],
    onBlur: () => onBlur?.(field),
  })
  const text = (
    field: 'lastname' | 'firstname' | 'street' | 'postcode' | 'chineseId' | 'company',
    autoComplete: string,
  ) => ({
    ...common(field),
    autoComplete,
    name: field,
    value: value[field],
    onChange: (typed: string) => onChange({ [field]: typed }),
  })
  const choosePlace = (field: PlaceField, id: string) => {
    stop()
    const postcode = lists[field].options.find((option) => option.value === id)?.postcode
    onChange({ ...changePlace(field, id), ...(postcode && !value.postcode.trim() ? { postcode } : {}) })
  }
  // For many people one word is the whole name: once one field is filled, the other is optional.
  const hasName = Boolean(value.lastname.trim() || value.firstname.trim())

  return (
    <div {...rootProps(rest)} className={styles.form}>
      {!isPasteHidden && <PasteAddress onPaste={paste} onEdit={reset} onUndo={undo} outcome={outcome} />}
      <Select
        {...common('country')}
        label={intl.formatMessage({ id: 'ds.address.country' })}
        isRequired
        options={countries}
        value={value.country}
        onChange={(country) => {
          stop()
          onChange(changeCountry(value, country, countries))
        }}
        autoComplete="shipping country"
        name="country"
      />
      <div className={styles.names}>
        {(isGivenNameFirst ? (['firstname', 'lastname'] as const) : (['lastname', 'firstname'] as const)).map(
          (part) => (
            <TextField
              key={part}
              {...text(part, part === 'firstname' ? 'shipping given-name' : 'shipping family-name')}
              label={intl.formatMessage({ id: `ds.address.${part}` })}
              isRequired={!hasName || Boolean(value[part].trim())}
            />
          ),
        )}
      </div>
      <PhoneField
        {...common('telephone')}
        label={intl.formatMessage({ id: 'ds.address.mobile' })}
        isRequired
        description={intl.formatMessage({ id: 'ds.address.mobileHint' })}
        name="telephone"
        countryName="mobilePrefix"
        value={value.telephone}
        onChange={(telephone) => onChange({ telephone })}
        countryCode={value.mobilePrefix}
        onCountryCodeChange={(mobilePrefix) => onChange({ mobilePrefix })}
        countryOptions={phoneCodes}
        autoComplete="shipping tel-national"
        countryAutoComplete="shipping tel-country-code"
      />
      {format && (
        <div className={styles.places}>
          {format.levels.map((level) => (
            <PlaceSelect
              {...common(level.field)}
              key={`${value.country} ${level.field}`}
              level={level}
              list={lists[level.field]}
              name={level.field}
              value={value[level.field]}
              onChange={(id) => choosePlace(level.field, id)}
              onRetry={onRetry && (() => onRetry(level.field))}
            />
          ))}
        </div>
      )}
      <TextArea
        {...text('street', 'shipping street-address')}
        onChange={(street) => onChange({ street: street.replace(/\s*\n\s*/g, ' ') })}
        label={intl.formatMessage({ id: 'ds.address.street' })}
        isRequired
        rows={2}
        maxLength={streetMax}
        hasCounter
        description={intl.formatMessage({ id: 'ds.address.streetHint' }, { max: streetMax })}
      />
      {format?.hasPostcode && (
        <div className={styles.half}>
          <TextField
            {...text('postcode', 'shipping postal-code')}
            label={intl.formatMessage({ id: 'ds.address.postcode' })}
            isRequired
            inputMode="numeric"
          />
        </div>
      )}
      {format?.hasChineseId && (
        <TextField
          {...text('chineseId', 'off')}
          label={intl.formatMessage({ id: 'ds.address.chineseId' })}
          isRequired
          spellCheck={false}
          description={intl.formatMessage({ id: 'ds.address.chineseIdHint' })}
        />
      )}
      <TextField
        {...text('company', 'shipping organization')}
        label={intl.formatMessage({ id: 'ds.address.company' })}
      />
      {!isDefaultHidden && (
        <Checkbox
          id={`${idPrefix}-isDefault`}
          name="isDefault"
          isSelected={value.isDefault}
          onChange={(isDefault) => onChange({ isDefault })}
        >
          {intl.formatMessage({ id: 'ds.address.default' })}
        </Checkbox>
      )}
    </div>
  )
}
