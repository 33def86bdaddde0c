import type { Address } from '#domain/customers/schema.ts'
import { joinName } from '#domain/customers/name.ts'
import { Button } from '#design-system/Button'
import { ConfirmDialog } from '#design-system/ConfirmDialog'
import { EmptyState } from '#design-system/EmptyState'
import { ErrorState } from '#design-system/ErrorState'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AddressCard } from './AddressCard.tsx'

export interface AddressesViewProps {
  /** Undefined while they are being read. */
  addresses: readonly Address[] | undefined
  hasFailed?: boolean
  isEditing?: boolean
  isNew?: boolean
  /** The form, while an address is written. */
  editor?: ReactNode
  onRetry: () => void
  onAdd: () => void
  onEdit: (address: Address) => void
  onDefault: (address: Address) => void
  onRemove: (address: Address) => Promise<void>
}

/** The list of addresses in each of its states. */
export function AddressesView({ addresses, hasFailed = false, isEditing = false, isNew = false, editor, onRetry, onAdd, onEdit, onDefault, onRemove }: AddressesViewProps) {
  const intl = useIntl()
  const [doomed, setDoomed] = useState<Address | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    if (!doomed) return
    setRemoving(true)
    try { await onRemove(doomed) } finally { setRemoving(false); setDoomed(null) }
  }
  const body = () => {
    if (hasFailed) return <ErrorState title={intl.formatMessage({ id: 'account.error.load' })} actions={<Button onPress={onRetry}>{intl.formatMessage({ id: 'account.error.retry' })}</Button>} />
    if (!addresses) return <Stack gap={4}><Skeleton shape="block" /><Skeleton shape="block" /></Stack>
    if (addresses.length === 0) return <EmptyState title={intl.formatMessage({ id: 'dashboard.addresses.empty' })} icon="map-pin" action={<Button variant="primary" onPress={onAdd}>{intl.formatMessage({ id: 'dashboard.addresses.add' })}</Button>} />
    return <Stack gap={4} as="ul">{addresses.map((address) => <AddressCard key={address.id} address={address} onEdit={() => { onEdit(address) }} onRemove={() => { setDoomed(address) }} onDefault={() => { onDefault(address) }} />)}</Stack>
  }
  return (
    <Stack gap={6}>
      <Inline justify="between" gap={4}>
        <Heading level={1} size="page">{intl.formatMessage({ id: isEditing ? (isNew ? 'dashboard.addresses.newTitle' : 'dashboard.addresses.editTitle') : 'dashboard.addresses.title' })}</Heading>
        {!isEditing && Boolean(addresses?.length) && <Button icon="plus" onPress={onAdd}>{intl.formatMessage({ id: 'dashboard.addresses.add' })}</Button>}
      </Inline>
      {isEditing ? editor : body()}
      <ConfirmDialog
        title={intl.formatMessage({ id: 'dashboard.addresses.removeTitle' })}
        isOpen={doomed !== null}
        onConfirm={() => { void remove() }}
        onClose={() => { setDoomed(null) }}
        confirmLabel={intl.formatMessage({ id: 'dashboard.addresses.remove' })}
        cancelLabel={intl.formatMessage({ id: 'dashboard.addresses.keep' })}
        tone="danger"
        isPending={isRemoving}
      >
        {doomed && <Text weight="strong">{joinName(doomed.firstname, doomed.lastname)}</Text>}
        <Text>{intl.formatMessage({ id: 'dashboard.addresses.removeCopy' })}</Text>
      </ConfirmDialog>
    </Stack>
  )
}
