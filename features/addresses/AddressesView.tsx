import type { Address } from '#domain/customers/schema.ts'
import { joinName } from '#domain/customers/name.ts'
import { moreIcons } from '#design-system/text/Icon'
import { Button } from '#design-system/actions/Button'
import { ConfirmDialog } from '#design-system/overlays/ConfirmDialog'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AddressCard } from './AddressCard.tsx'

export interface AddressesViewProps {
  /** Undefined while loading. */
  addresses: readonly Address[] | undefined
  /** Set when loading failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  isEditing?: boolean
  isNew?: boolean
  /** The form, while an address is edited. */
  editor?: ReactNode
  onAdd: () => void
  onEdit: (address: Address) => void
  onDefault: (address: Address) => void
  onRemove: (address: Address) => Promise<void>
}

/** Shows the list of addresses in each of its states. */
export function AddressesView({
  addresses,
  failure,
  isEditing = false,
  isNew = false,
  editor,
  onAdd,
  onEdit,
  onDefault,
  onRemove,
}: AddressesViewProps) {
  const intl = useIntl()
  const [toRemove, setToRemove] = useState<Address | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    if (!toRemove) return
    setRemoving(true)
    try {
      await onRemove(toRemove)
    } finally {
      setRemoving(false)
      setToRemove(null)
    }
  }
  const body = () => {
    if (failure) return <ReadError failure={failure} />
    if (!addresses)
      return (
        <Stack gap={4}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )
    if (addresses.length === 0)
      return (
        <EmptyState
          title={intl.formatMessage({ id: 'dashboard.addresses.empty' })}
          icon={moreIcons.mapPin}
          action={
            <Button variant="primary" onPress={onAdd}>
              {intl.formatMessage({ id: 'dashboard.addresses.add' })}
            </Button>
          }
        />
      )
    return (
      <Stack gap={4} as="ul">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => {
              onEdit(address)
            }}
            onRemove={() => {
              setToRemove(address)
            }}
            onDefault={() => {
              onDefault(address)
            }}
          />
        ))}
      </Stack>
    )
  }
  return (
    <Stack gap={6}>
      <Inline justify="between" gap={4}>
        <Heading level={1} size="page">
          {intl.formatMessage({
            id: isEditing
              ? isNew
                ? 'dashboard.addresses.newTitle'
                : 'dashboard.addresses.editTitle'
              : 'dashboard.addresses.title',
          })}
        </Heading>
        {!isEditing && Boolean(addresses?.length) && (
          <Button icon="plus" onPress={onAdd}>
            {intl.formatMessage({ id: 'dashboard.addresses.add' })}
          </Button>
        )}
      </Inline>
      {isEditing ? editor : body()}
      <ConfirmDialog
        title={intl.formatMessage({ id: 'dashboard.addresses.removeTitle' })}
        isOpen={toRemove !== null}
        onConfirm={() => {
          void remove()
        }}
        onClose={() => {
          setToRemove(null)
        }}
        confirmLabel={intl.formatMessage({ id: 'dashboard.addresses.remove' })}
        cancelLabel={intl.formatMessage({ id: 'dashboard.addresses.keep' })}
        tone="danger"
        isPending={isRemoving}
      >
        {toRemove && <Text weight="strong">{joinName(toRemove.firstname, toRemove.lastname)}</Text>}
        <Text>{intl.formatMessage({ id: 'dashboard.addresses.removeCopy' })}</Text>
      </ConfirmDialog>
    </Stack>
  )
}
