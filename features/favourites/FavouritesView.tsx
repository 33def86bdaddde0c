import { Button } from '#design-system/Button'
import { Checkbox } from '#design-system/Checkbox'
import { ConfirmDialog } from '#design-system/ConfirmDialog'
import { Divider } from '#design-system/Divider'
import { EmptyState } from '#design-system/EmptyState'
import { ErrorState } from '#design-system/ErrorState'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FavouriteView } from './favourite-view.ts'
import { FavouriteRow } from './FavouriteRow.tsx'
import type { Busy } from './use-favourites.ts'

export interface FavouritesViewProps {
  /** Undefined while they are being read. */
  favourites: readonly FavouriteView[] | undefined
  hasFailed?: boolean
  busy?: Busy
  onRetry: () => void
  onMove: (chosen: readonly FavouriteView[]) => void
  onRemove: (chosen: readonly FavouriteView[]) => void
  onRemoveAll: () => Promise<void>
}

/** The list of favourites in each of its states, with what can be done to several at once. */
export function FavouritesView({ favourites, hasFailed = false, busy = null, onRetry, onMove, onRemove, onRemoveAll }: FavouritesViewProps) {
  const intl = useIntl()
  const [chosenIds, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isAsking, setAsking] = useState(false)
  // what has gone meanwhile is no longer chosen
  const chosen = favourites?.filter(({ id }) => chosenIds.has(id)) ?? []
  const choose = (id: number, isChosen: boolean) => { setChosen((before) => { const next = new Set(before); if (isChosen) next.add(id); else next.delete(id); return next }) }
  const isEvery = chosen.length > 0 && chosen.length === favourites?.length

  const body = () => {
    if (hasFailed) return <ErrorState title={intl.formatMessage({ id: 'favourites.error.load' })} actions={<Button onPress={onRetry}>{intl.formatMessage({ id: 'favourites.error.retry' })}</Button>} />
    if (!favourites) return <Stack gap={4}><Skeleton shape="block" /><Skeleton shape="block" /><Skeleton shape="block" /></Stack>
    if (favourites.length === 0) return <EmptyState icon="heart" title={intl.formatMessage({ id: 'favourites.empty' })} action={<LinkButton href="/categories" variant="primary">{intl.formatMessage({ id: 'favourites.browse' })}</LinkButton>}>{intl.formatMessage({ id: 'favourites.emptyCopy' })}</EmptyState>
    return (
      <Stack gap={4}>
        <Inline justify="between" gap={3}>
          <Checkbox isSelected={isEvery} isIndeterminate={chosen.length > 0 && !isEvery} onChange={(all) => { setChosen(new Set(all ? favourites.map(({ id }) => id) : [])) }}>{intl.formatMessage({ id: 'favourites.chooseAll' })}</Checkbox>
          <Inline gap={2}>
            <Button variant="primary" size="sm" isDisabled={chosen.length === 0} pending={busy === 'move'} onPress={() => { onMove(chosen) }}>{intl.formatMessage({ id: 'favourites.moveChosen' }, { n: chosen.length })}</Button>
            <Button size="sm" isDisabled={chosen.length === 0} pending={busy === 'remove'} onPress={() => { onRemove(chosen) }}>{intl.formatMessage({ id: 'favourites.removeChosen' }, { n: chosen.length })}</Button>
          </Inline>
        </Inline>
        <div>
          <Divider weight="rule" />
          {favourites.map((favourite) => (
            <FavouriteRow
              key={favourite.id} favourite={favourite} isChosen={chosenIds.has(favourite.id)} isBusy={typeof busy === 'object' && busy?.id === favourite.id}
              onChoose={(isChosen) => { choose(favourite.id, isChosen) }} onMove={() => { onMove([favourite]) }} onRemove={() => { onRemove([favourite]) }}
            />
          ))}
        </div>
        <Inline justify="end"><Button variant="text" icon="trash" onPress={() => { setAsking(true) }}>{intl.formatMessage({ id: 'favourites.removeAll' })}</Button></Inline>
      </Stack>
    )
  }
  return (
    <Stack gap={6}>
      <Inline gap={3} align="baseline">
        <Heading level={1} size="page">{intl.formatMessage({ id: 'favourites.title' })}</Heading>
        {Boolean(favourites?.length) && <Text as="span" size="small" tone="muted">{intl.formatMessage({ id: 'favourites.count' }, { n: favourites?.length ?? 0 })}</Text>}
      </Inline>
      {body()}
      <ConfirmDialog
        title={intl.formatMessage({ id: 'favourites.removeAllTitle' })}
        isOpen={isAsking}
        onConfirm={() => { void onRemoveAll().finally(() => { setAsking(false) }) }}
        onClose={() => { setAsking(false) }}
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
