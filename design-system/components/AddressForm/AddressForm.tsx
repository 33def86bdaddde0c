import { useIntl } from 'react-intl'
import { Checkbox } from '#design-system/Checkbox'
import { PhoneField, type PhoneCodeOption } from '#design-system/PhoneField'
import { Select } from '#design-system/Select'
import { TextArea } from '#design-system/TextArea'
import { TextField } from '#design-system/TextField'
import { addressFormats, changeCountry, changePlace, isAddressRegion, streetMax, type AddressFormField, type AddressFormValue, type PlaceField } from './address-format.ts'
import * as styles from './AddressForm.css.ts'
import { PasteAddress } from './PasteAddress.tsx'
import { noPlaces, type PlaceList } from './place-list.ts'
import { PlaceSelect } from './PlaceSelect.tsx'
import { usePaste } from './use-paste.ts'

export interface AddressFormProps {
  /** The address as it is filled in now; the caller keeps it. */
  value: AddressFormValue
  /** What changed. Lay it over the value: `{ ...value, ...patch }`. */
  onChange: (patch: Partial<AddressFormValue>) => void
  /** Mistakes by field, already in words. */
  errors: Partial<Record<AddressFormField, string>>
  /** The four regions by name: `CN`, `TW`, `HK`, `MO`. */
  countries: readonly { value: string; label: string }[]
  /** The widest places of the country (province, region), and whether they are here yet. */
  regions: PlaceList
  /** The places inside the chosen region; left out until there is one. @default none yet */
  cities?: PlaceList | undefined
  /** The places inside the chosen city; left out until there is one. @default none yet */
  districts?: PlaceList | undefined
  /** Loads a list again that failed. */
  onRetry?: ((field: PlaceField) => void) | undefined
  /** The country codes a number may have, in the order the list shows them. */
  phoneCodes: readonly PhoneCodeOption[]
  /** Asks for the Chinese ID. @default where the country needs one (CN) */
  showChineseId?: boolean | undefined
  /** A field was left: the moment to check it. */
  onBlur?: ((field: AddressFormField) => void) | undefined
  /** Begins every control's id: the postcode is `#address-postcode`, for an error summary. @default 'address' */
  idPrefix?: string | undefined
  /** Leaves the place to paste a whole address out. */
  hidePaste?: boolean | undefined
  /** Leaves "use as my default address" out. */
  hideDefault?: boolean | undefined
}

/**
 * The fields of a delivery address in Chinese Mainland, Taiwan, Hong Kong and Macao. It holds no data and makes no calls: the caller keeps the value and the lists.
 * For one line of an address take TextField; a country of another kind than these four has no form here and is not offered.
 */
export function AddressForm({ value, onChange, errors, countries, regions, cities = noPlaces, districts = noPlaces, onRetry, phoneCodes, showChineseId, onBlur, idPrefix = 'address', hidePaste = false, hideDefault = false }: AddressFormProps) {
  const intl = useIntl()
  const lists = { regionId: regions, cityId: cities, districtId: districts }
  const { paste, stop } = usePaste({ value, onChange, lists })
  const format = isAddressRegion(value.country) ? addressFormats[value.country] : undefined
  const asksId = showChineseId ?? format?.chineseId ?? false

  /** What every field has by its name. */
  const common = (field: AddressFormField) => ({ id: `${idPrefix}-${field}`, errorMessage: errors[field], onBlur: () => onBlur?.(field) })
  const text = (field: 'lastname' | 'firstname' | 'street' | 'postcode' | 'chineseId' | 'company', autoComplete: string) => ({
    ...common(field), autoComplete, name: field, value: value[field], onChange: (typed: string) => onChange({ [field]: typed }),
  })
  const choosePlace = (field: PlaceField, id: string) => {
    stop()
    const postcode = lists[field].options.find((option) => option.value === id)?.postcode
    onChange({ ...changePlace(field, id), ...(postcode && !value.postcode.trim() ? { postcode } : {}) })
  }
  // One word is a whole name for many people: once one field has it, the other is free.
  const hasName = Boolean(value.lastname.trim() || value.firstname.trim())

  return (
    <div className={styles.form}>
      {!hidePaste && <PasteAddress onPaste={paste} />}
      <Select {...common('country')} label={intl.formatMessage({ id: 'ds.address.country' })} isRequired options={countries} value={value.country} onChange={(country) => { stop(); onChange(changeCountry(value, country)) }} autoComplete="shipping country" name="country" />
      <div className={styles.names}>
        <TextField {...text('lastname', 'shipping family-name')} label={intl.formatMessage({ id: 'ds.address.lastname' })} isRequired={!hasName || Boolean(value.lastname.trim())} />
        <TextField {...text('firstname', 'shipping given-name')} label={intl.formatMessage({ id: 'ds.address.firstname' })} isRequired={!hasName || Boolean(value.firstname.trim())} />
      </div>
      <PhoneField {...common('telephone')} label={intl.formatMessage({ id: 'ds.address.mobile' })} isRequired description={intl.formatMessage({ id: 'ds.address.mobileHint' })} name="telephone" value={value.telephone} onChange={(telephone) => onChange({ telephone })} countryCode={value.mobilePrefix} onCountryCodeChange={(mobilePrefix) => onChange({ mobilePrefix })} countryOptions={phoneCodes} autoComplete="shipping tel-national" countryAutoComplete="shipping tel-country-code" />
      {format && (
        <div className={styles.places}>
          {format.levels.map((level) => (
            <PlaceSelect
              {...common(level.field)}
              key={`${value.country} ${level.field}`}
              level={level}
              list={lists[level.field]}
              value={value[level.field]}
              onChange={(id) => choosePlace(level.field, id)}
              onRetry={onRetry && (() => onRetry(level.field))}
            />
          ))}
        </div>
      )}
      <TextArea {...text('street', 'shipping street-address')} onChange={(street) => onChange({ street: street.replace(/\s*\n\s*/g, ' ') })} label={intl.formatMessage({ id: 'ds.address.street' })} isRequired rows={2} maxLength={streetMax} counter description={intl.formatMessage({ id: 'ds.address.streetHint' }, { max: streetMax })} />
      {format?.postcode && (
        <div className={styles.half}>
          <TextField {...text('postcode', 'shipping postal-code')} label={intl.formatMessage({ id: 'ds.address.postcode' })} isRequired inputMode="numeric" />
        </div>
      )}
      {asksId && <TextField {...text('chineseId', 'off')} label={intl.formatMessage({ id: 'ds.address.chineseId' })} isRequired spellCheck={false} description={intl.formatMessage({ id: 'ds.address.chineseIdHint' })} />}
      <TextField {...text('company', 'shipping organization')} label={intl.formatMessage({ id: 'ds.address.company' })} />
      {!hideDefault && <Checkbox id={`${idPrefix}-isDefault`} name="isDefault" isSelected={value.isDefault} onChange={(isDefault) => onChange({ isDefault })}>{intl.formatMessage({ id: 'ds.address.default' })}</Checkbox>}
    </div>
  )
}
