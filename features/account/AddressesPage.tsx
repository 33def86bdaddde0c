import { listAddresses, removeAddress, saveAddress } from '#domain/addresses/api.ts'
import type { Address } from '#domain/customers/schema.ts'
import { useNotifications } from '#design-system/NotificationStack'
import { useMutate, handledQuery } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Skeleton } from '#design-system/Skeleton'
import { AddressesView } from './AddressesView.tsx'

const AddressEditor = lazy(() => import('./AddressEditor.tsx').then((module) => ({ default: module.AddressEditor })))

/** My Addresses: add, change, remove after a question, set a default (shopping.md §2). Stands inside the dashboard. */
export function AddressesPage() {
  const intl = useIntl()
  const { isSignedIn } = useSession()
  const notifications = useNotifications()
  const addresses = useQuery({ ...handledQuery(listAddresses), enabled: isSignedIn })
  const save = useMutate(saveAddress)
  const remove = useMutate(removeAddress)
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const tell = (id: 'dashboard.addresses.saved' | 'dashboard.addresses.removed') => { notifications.enqueue({ message: intl.formatMessage({ id }), variant: 'success' }) }

  return (
    <AddressesView
      addresses={addresses.data}
      hasFailed={addresses.isError}
      onRetry={() => { void addresses.refetch() }}
      isEditing={edited !== null}
      editor={edited !== null && (
        <Suspense fallback={<Skeleton shape="block" height="s20" />}>
          <AddressEditor key={edited === 'new' ? 'new' : edited.id} address={edited === 'new' ? undefined : edited} onCancel={() => { setEdited(null) }} onSaved={() => { setEdited(null); tell('dashboard.addresses.saved') }} />
        </Suspense>
      )}
      isNew={edited === 'new'}
      onAdd={() => { setEdited('new') }}
      onEdit={setEdited}
      onDefault={(address) => { save.mutate({ body: { address: { ...address, default_shipping: true } } }, { onSuccess: () => { tell('dashboard.addresses.saved') } }) }}
      onRemove={(address) => remove.mutateAsync({ params: { id: address.id ?? 0 } }).then(() => { tell('dashboard.addresses.removed') }).catch(() => undefined)}
    />
  )
}
