import { formatMobile } from '#domain/auth/phone.ts'
import { addressLine } from '#domain/addresses/address-line.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { joinName } from '#domain/customers/name.ts'
import type { Address } from '#domain/customers/schema.ts'
import { Button } from '#design-system/actions/Button'
import { Divider } from '#design-system/layout/Divider'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Tag } from '#design-system/text/Tag'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import { isCountry } from './address-draft.ts'

/** Shows a saved address with its actions. */
export function AddressCard({
  address,
  onEdit,
  onRemove,
  onDefault,
}: {
  address: Address
  onEdit: () => void
  onRemove: () => void
  onDefault: () => void
}) {
  const intl = useIntl()
  const name = joinName(address.firstname, address.lastname)
  const prefix = attributeText(address.custom_attributes, 'mobile_prefix')
  const country = address.country_id
  const line = addressLine(
    address,
    intl.locale,
    isCountry(country) ? intl.formatMessage({ id: `account.country.${country}` }) : '',
  )
  // one person may have several addresses: each button names its own
  const labelsOf = (id: 'edit' | 'makeDefault' | 'remove') => {
    const action = intl.formatMessage({ id: `dashboard.addresses.${id}` })
    const label = intl.formatMessage({ id: 'dashboard.addresses.actionOf' }, { action, name, address: line })
    return { 'aria-label': label, children: action }
  }
  return (
    <Stack as="li" gap={2}>
      <Inline gap={3}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        <Text as="span" isTabular>
          {formatMobile(prefix, address.telephone)}
        </Text>
        {address.default_shipping && <Tag>{intl.formatMessage({ id: 'dashboard.addresses.default' })}</Tag>}
      </Inline>
      <Text tone="muted">{line}</Text>
      <Inline gap={4}>
        <Button variant="text" size="sm" onPress={onEdit} {...labelsOf('edit')} />
        {!address.default_shipping && (
          <Button variant="text" size="sm" onPress={onDefault} {...labelsOf('makeDefault')} />
        )}
        <Button variant="text" size="sm" onPress={onRemove} {...labelsOf('remove')} />
      </Inline>
      <Divider />
    </Stack>
  )
}
