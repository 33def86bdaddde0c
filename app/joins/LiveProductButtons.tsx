import { redirectTo } from '#domain/auth/redirect.ts'
import { paths } from '#domain/store/paths.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useFavourite, useLike } from '#features/favourites'
import { tokenSlot } from '#features/kit/storage.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { LikeAndFavouriteButtons } from './LikeAndFavouriteButtons.tsx'

export interface LiveProductButtonsProps {
  product: { id: number; sku: string; isMembership: boolean }
  /** Button that was pressed before this component was loaded. */
  wanted?: 'like' | 'favourite' | undefined
}

/** Like and favourite buttons with their state. A guest is asked to sign in and returns to the product afterwards. */
export function LiveProductButtons({ product, wanted }: LiveProductButtonsProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { enqueue } = useNotifications()
  const like = useLike(product.id)
  const favourite = useFavourite(product)
  const mayMark = () => {
    if (tokenSlot.read() !== undefined) return true
    enqueue({ message: intl.formatMessage({ id: 'shell.session.loginFirst' }), variant: 'info' })
    void navigate(redirectTo(paths.signIn(), pathname + search))
    return false
  }
  const onLike = () => {
    if (mayMark()) void like.toggle()
  }
  const onFavourite = async () => {
    if (!mayMark()) return
    const result = await favourite.toggle()
    if (result === 'added')
      enqueue({
        message: intl.formatMessage({ id: 'favourites.mark.added' }),
        variant: 'success',
        action: {
          label: intl.formatMessage({ id: 'favourites.mark.show' }),
          onAction: () => {
            void navigate(paths.favourites())
          },
        },
      })
    if (result === 'removed') enqueue({ message: intl.formatMessage({ id: 'favourites.mark.removed' }) })
  }

  // Repeats the earlier press once, after loading.
  const isDone = useRef(false)
  useEffect(() => {
    if (!wanted || isDone.current) return
    isDone.current = true
    if (wanted === 'like') onLike()
    else void onFavourite()
  })
  return (
    <LikeAndFavouriteButtons
      likes={like.count}
      isLiked={like.isLiked}
      isFavourite={favourite.isFavourite}
      onLike={onLike}
      onFavourite={
        product.isMembership
          ? undefined
          : () => {
              void onFavourite()
            }
      }
    />
  )
}
