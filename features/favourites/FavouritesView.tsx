import { paths } from '#domain/store/paths.ts'
import { ConfirmDialog } from '#design-system/overlays/ConfirmDialog'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FavouriteView } from './favourite-view.ts'
import { FavouriteList } from './FavouriteList.tsx'
import type { Busy } from './use-favourites.ts'

export interface FavouritesViewProps {
  /** Undefined while loading. */
  favourites: readonly FavouriteView[] | undefined
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  busy?: Busy
  onMove: (chosen: readonly FavouriteView[]) => void
  onRemove: (chosen: readonly FavouriteView[]) => void
  onRemoveAll: () => Promise<void>
}

/** The list of favourites in each of its states, with what can be done to several at once. */
export function FavouritesView({
  favourites,
  failure,
  busy = null,
  onMove,
  onRemove,
  onRemoveAll,
}: FavouritesViewProps) {
  const intl = useIntl()
  const [isAsking, setAsking] = useState(false)
  const body = () => {
    if (failure) return <ReadError failure={failure} />
    if (!favourites)
      return (
        <Stack gap={4}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )
    if (favourites.length === 0)
      return (
        <EmptyState
          icon="heart"
          title={intl.formatMessage({ id: 'favourites.empty' })}
          action={
            <LinkButton href={paths.categories()} variant="primary">
              {intl.formatMessage({ id: 'favourites.browse' })}
            </LinkButton>
          }
        >
          {intl.formatMessage({ id: 'favourites.emptyCopy' })}
        </EmptyState>
      )
    return (
      <FavouriteList
        favourites={favourites}
        busy={busy}
        onMove={onMove}
        onRemove={onRemove}
        onRemoveAll={() => {
          setAsking(true)
        }}
      />
    )
  }
  return (
    <Stack gap={6}>
      <Inline gap={3} align="baseline">
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'favourites.title' })}
        </Heading>
        {Boolean(favourites?.length) && (
          <Text as="span" size="small" tone="muted">
            {intl.formatMessage({ id: 'favourites.count' }, { n: favourites?.length ?? 0 })}
          </Text>
        )}
      </Inline>
      {body()}
      <ConfirmDialog
        title={intl.formatMessage({ id: 'favourites.removeAllTitle' })}
        isOpen={isAsking}
        onConfirm={() => {
          void onRemoveAll().finally(() => {
            setAsking(false)
          })
        }}
        onClose={() => {
          setAsking(false)
        }}
        confirmLabel={intl.formatMessage({ id: 'favourites.removeAll' })}
        cancelLabel={intl.formatMessage({ id: 'favourites.keep' })}
        tone="danger"
        isPending={busy === 'all'}
      >
        <Text>{intl.formatMessage({ id: 'favourites.removeAllCopy' }, { n: favourites?.length ?? 0 })}</Text>
      </ConfirmDialog>
    </Stack>
  )
}
