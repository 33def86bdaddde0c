import type { Customer } from '#domain/customers/schema.ts'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { useIntl } from 'react-intl'
import { profileRows } from './profile-rows.ts'

/** A customer's details as a list. */
export function CustomerDetails({ customer }: { customer: Customer }) {
  return <DescriptionList items={profileRows(useIntl(), customer)} />
}
