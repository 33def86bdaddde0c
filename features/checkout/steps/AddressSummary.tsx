import { addressCountries } from '#domain/addresses/address-form.ts'
import { addressLine } from '#domain/addresses/address-line.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { joinName } from '#domain/customers/name.ts'
import type { Address } from '#domain/customers/schema.ts'
import { Text } from '#design-system/text/Text'
import { useIntl, type IntlShape } from 'react-intl'

/** Returns the recipient's name and number, joined as the language does it. */
export function recipientOf(address: Address, intl: IntlShape): string {
  const prefix = attributeText(address.custom_attributes, 'mobile_prefix')
  return intl.formatMessage(
    { id: 'checkout.address.recipient' },
    {
      name: joinName(address.firstname, address.lastname),
      phone: `${prefix ? `+${prefix} ` : ''}${address.telephone ?? ''}`,
    },
  )
}

/** The address in one line. */
export function AddressLine({ address }: { address: Address }) {
  const intl = useIntl()
  const country = addressCountries.find((code) => code === address.country_id)
  return (
    <span>
      {addressLine(address, intl.locale, country && intl.formatMessage({ id: `account.country.${country}` }))}
    </span>
  )
}

/**
 * The chosen address, in the summary of its step.
 * @param isContact the parcel goes to a locker or pick-up point: of the address, only name and number count
 */
export function AddressSummary({ address, isContact = false }: { address: Address; isContact?: boolean }) {
  const intl = useIntl()
  return (
    <div>
      <Text size="small">{recipientOf(address, intl)}</Text>
      <Text size="small" tone="muted">
        {isContact ? (
          intl.formatMessage({ id: 'checkout.address.contact' })
        ) : (
          <AddressLine address={address} />
        )}
      </Text>
    </div>
  )
}
