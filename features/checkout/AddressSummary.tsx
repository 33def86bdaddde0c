import { attributeText } from '#domain/contract/attributes.ts'
import { joinName } from '#domain/customers/name.ts'
import type { Address } from '#domain/customers/schema.ts'
import { Text } from '#design-system/Text'
import { useIntl } from 'react-intl'

const countries = ['CN', 'TW', 'HK', 'MO'] as const

/** Name and number of the person who receives. */
export function recipientOf(address: Address): string {
  const prefix = attributeText(address.custom_attributes, 'mobile_prefix')
  return `${joinName(address.firstname, address.lastname)}, ${prefix ? `+${prefix} ` : ''}${address.telephone ?? ''}`
}

/** Where it goes, in one line. */
export function AddressLine({ address }: { address: Address }) {
  const intl = useIntl()
  const country = countries.find((code) => code === address.country_id)
  const region = address.region?.region
  const parts = [country && intl.formatMessage({ id: `checkout.country.${country}` }), region === address.city ? undefined : region, address.city, attributeText(address.custom_attributes, 'district'), ...(address.street ?? []), address.postcode]
  return <>{parts.filter(Boolean).join(', ')}</>
}

/** The chosen address, folded. */
export function AddressSummary({ address }: { address: Address }) {
  return (
    <div>
      <Text>{recipientOf(address)}</Text>
      <Text tone="muted"><AddressLine address={address} /></Text>
    </div>
  )
}
