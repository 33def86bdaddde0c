import { likeCountQuery } from '#features/favourites'
import { tokenSlot } from '#features/kit/storage.ts'
import { withWords } from '#features/kit/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import type { LiveProductButtonsProps } from './LiveProductButtons.tsx'
import { LikeAndFavouriteButtons } from './LikeAndFavouriteButtons.tsx'
import { fetchAhead } from '../client/stale-deploy.ts'

async function load(): Promise<ComponentType<LiveProductButtonsProps>> {
  const { LiveProductButtons } = await withWords('product-buttons', () => import('./LiveProductButtons.tsx'))
  return LiveProductButtons
}

/**
 * Like and favourite buttons of a product. How many like it is read with the page; state and behaviour are
 * loaded after it: for a customer at once, for a guest with the first press, which is replayed.
 */
export function ProductButtons({ product }: Pick<LiveProductButtonsProps, 'product'>) {
  const [Live, setLive] = useState<ComponentType<LiveProductButtonsProps>>()
  const [wanted, setWanted] = useState<LiveProductButtonsProps['wanted']>()
  const { data: likes } = useQuery(likeCountQuery(product.id))
  const start = () => {
    void fetchAhead(
      load().then((loaded) => {
        setLive(() => loaded)
      }),
    )
  }
  useEffect(() => {
    if (tokenSlot.read() !== undefined) start()
  }, [])
  if (Live) return <Live product={product} wanted={wanted} />
  const want = (mark: LiveProductButtonsProps['wanted']) => () => {
    setWanted(mark)
    start()
  }
  return (
    <LikeAndFavouriteButtons
      likes={likes}
      onLike={want('like')}
      onFavourite={product.isMembership ? undefined : want('favourite')}
    />
  )
}
