import { tokenSlot } from '#features/kit/storage.ts'
import { useEffect, useState, type ComponentType } from 'react'
import { onFirstInteraction } from '../client/on-first-interaction.ts'
import type { LiveProductButtonsProps } from './LiveProductButtons.tsx'
import { LikeAndFavouriteButtons } from './LikeAndFavouriteButtons.tsx'
import { loadMessages, pageLanguage } from '../i18n/messages.ts'
import { fetchAhead } from '../client/stale-deploy.ts'

async function load(): Promise<ComponentType<LiveProductButtonsProps>> {
  const [{ LiveProductButtons }] = await Promise.all([
    import('./LiveProductButtons.tsx'),
    loadMessages(pageLanguage(), ['favourites']),
  ])
  return LiveProductButtons
}

/**
 * Like and favourite buttons of a product. Their state and behaviour are loaded after the page: for a customer at
 * once, for a guest at the first interaction. An earlier press is replayed.
 */
export function ProductButtons({ product }: Pick<LiveProductButtonsProps, 'product'>) {
  const [Live, setLive] = useState<ComponentType<LiveProductButtonsProps>>()
  const [wanted, setWanted] = useState<LiveProductButtonsProps['wanted']>()
  const start = () => {
    void fetchAhead(
      load().then((loaded) => {
        setLive(() => loaded)
      }),
    )
  }
  useEffect(() => {
    if (tokenSlot.read() === undefined) return onFirstInteraction(start)
    start()
    return undefined
  }, [])
  if (Live) return <Live product={product} wanted={wanted} />
  const want = (mark: LiveProductButtonsProps['wanted']) => () => {
    setWanted(mark)
    start()
  }
  return (
    <LikeAndFavouriteButtons
      onLike={want('like')}
      onFavourite={product.isMembership ? undefined : want('favourite')}
    />
  )
}
