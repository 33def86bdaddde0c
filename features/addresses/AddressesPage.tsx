import { listAddresses, removeAddress, saveAddress } from '#domain/addresses/api.ts'
import type { Address } from '#domain/customers/schema.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useMutate, handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useIsSessionReady, useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { AddressesView } from './AddressesView.tsx'
import { draftedHere } from './stored-draft.ts'

const AddressEditor = lazy(() =>
  import('./AddressEditor.tsx').then((module) => ({ default: module.AddressEditor })),
)

/**
 * My Addresses: adds, edits, deletes after a confirmation, and sets a default. Rendered inside the
 * dashboard.
 */
export function AddressesPage() {
  const intl = useIntl()
  const { isSignedIn } = useSession()
  // a new address begins with the customer's name, and its draft is kept as theirs
  const isReady = useIsSessionReady()
  const notifications = useNotifications()
  const addresses = useQuery({ ...handledQuery(listAddresses), enabled: isSignedIn })
  const save = useMutate(saveAddress)
  const remove = useMutate(removeAddress)
  const [pressed, setEdited] = useState<Address | 'new' | null>()
  // a reload returns to the form that was being filled in
  const [drafted] = useState(draftedHere)
  const edited =
    pressed ??
    (pressed === null || drafted === undefined
      ? null
      : drafted === 'new'
        ? drafted
        : addresses.data?.find(({ id }) => id === drafted)) ??
    null
  const tell = (id: 'dashboard.addresses.saved' | 'dashboard.addresses.removed') => {
    notifications.enqueue({ message: intl.formatMessage({ id }), variant: 'success' })
  }

  return (
    <AddressesView
      addresses={isReady ? addresses.data : undefined}
      failure={readFailure(addresses)}
      isEditing={edited !== null}
      editor={
        edited !== null && (
          <Suspense fallback={<Skeleton shape="block" height="s20" />}>
            <AddressEditor
              key={edited === 'new' ? 'new' : edited.id}
              address={edited === 'new' ? undefined : edited}
              isFirst={addresses.data?.length === 0}
              onCancel={() => {
                setEdited(null)
              }}
              onSaved={() => {
                setEdited(null)
                tell('dashboard.addresses.saved')
              }}
            />
          </Suspense>
        )
      }
      isNew={edited === 'new'}
      onAdd={() => {
        setEdited('new')
      }}
      onEdit={setEdited}
      onDefault={(address) => {
        save.mutate(
          { body: { address: { ...address, default_shipping: true } } },
          {
            onSuccess: () => {
              tell('dashboard.addresses.saved')
            },
          },
        )
      }}
      onRemove={(address) =>
        remove
          .mutateAsync({ params: { id: address.id ?? 0 } })
          .then(() => {
            tell('dashboard.addresses.removed')
          })
          .catch(() => undefined)
      }
    />
  )
}
