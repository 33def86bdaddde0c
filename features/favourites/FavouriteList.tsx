import { Button } from '#design-system/actions/Button'
import { Checkbox } from '#design-system/fields/Checkbox'
import { Divider } from '#design-system/layout/Divider'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FavouriteView } from './favourite-view.ts'
import { FavouriteRow } from './FavouriteRow.tsx'
import type { Busy } from './use-favourites.ts'

export interface FavouriteListProps {
  favourites: readonly FavouriteView[]
  busy: Busy
  onMove: (chosen: readonly FavouriteView[]) => void
  onRemove: (chosen: readonly FavouriteView[]) => void
  /** Asks whether all are to be removed. */
  onRemoveAll: () => void
}

/** The favourites to choose from, and what can be done with those that are chosen. */
export function FavouriteList({ favourites, busy, onMove, onRemove, onRemoveAll }: FavouriteListProps) {
  const intl = useIntl()
  const [chosenIds, setChosen] = useState<ReadonlySet<number>>(new Set())
  // what has gone meanwhile is no longer chosen
  const chosen = favourites.filter(({ id }) => chosenIds.has(id))
  const choose = (id: number, isChosen: boolean) => {
    setChosen((before) => {
      const next = new Set(before)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  }
  const isEvery = chosen.length > 0 && chosen.length === favourites.length
  return (
    <Stack gap={4}>
      <Inline justify="between" gap={3}>
        <Checkbox
          isSelected={isEvery}
          isIndeterminate={chosen.length > 0 && !isEvery}
          onChange={(all) => {
            setChosen(new Set(all ? favourites.map(({ id }) => id) : []))
          }}
        >
          {intl.formatMessage({ id: 'favourites.chooseAll' })}
        </Checkbox>
        <Inline gap={2}>
          <Button
            variant="primary"
            size="sm"
            isDisabled={chosen.length === 0}
            isPending={busy === 'move'}
            onPress={() => {
              onMove(chosen)
            }}
          >
            {intl.formatMessage({ id: 'favourites.moveChosen' }, { n: chosen.length })}
          </Button>
          <Button
            size="sm"
            isDisabled={chosen.length === 0}
            isPending={busy === 'remove'}
            onPress={() => {
              onRemove(chosen)
            }}
          >
            {intl.formatMessage({ id: 'favourites.removeChosen' }, { n: chosen.length })}
          </Button>
        </Inline>
      </Inline>
      <div>
        <Divider weight="rule" />
        {favourites.map((favourite) => (
          <FavouriteRow
            key={favourite.id}
            favourite={favourite}
            isChosen={chosenIds.has(favourite.id)}
            isBusy={typeof busy === 'object' && busy?.id === favourite.id}
            onChoose={(isChosen) => {
              choose(favourite.id, isChosen)
            }}
            onMove={() => {
              onMove([favourite])
            }}
            onRemove={() => {
              onRemove([favourite])
            }}
          />
        ))}
      </div>
      <Inline justify="end">
        <Button variant="text" icon="trash" onPress={onRemoveAll}>
          {intl.formatMessage({ id: 'favourites.removeAll' })}
        </Button>
      </Inline>
    </Stack>
  )
}
