import { redirectTo } from '#domain/auth/redirect.ts'
import { useNotifications } from '#design-system/NotificationStack'
import { useFavourite, useLike } from '#features/favourites'
import { tokenSlot } from '#features/kit/storage.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { MarkButtons } from './MarkButtons.tsx'

export interface LiveMarksProps {
  product: { id: number; sku: string; isMembership: boolean }
  /** What somebody pressed before this was there. */
  wanted?: 'like' | 'favourite' | undefined
}

/** The marks of a product at work. A guest is asked to sign in and comes back to the product. */
export function LiveMarks({ product, wanted }: LiveMarksProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { enqueue } = useNotifications()
  const like = useLike(product.id)
  const favourite = useFavourite(product)
  const mayMark = () => {
    if (tokenSlot.read() !== undefined) return true
    enqueue({ message: intl.formatMessage({ id: 'shell.session.loginFirst' }), variant: 'info' })
    void navigate(redirectTo('/signin', pathname + search))
    return false
  }
  const onLike = () => { if (mayMark()) void like.toggle() }
  const onFavourite = async () => {
    if (!mayMark()) return
    const result = await favourite.toggle()
    if (result === 'added') enqueue({ message: intl.formatMessage({ id: 'favourites.mark.added' }), variant: 'success', action: { label: intl.formatMessage({ id: 'favourites.mark.show' }), onAction: () => { void navigate('/dashboard/favourites') } } })
    if (result === 'removed') enqueue({ message: intl.formatMessage({ id: 'favourites.mark.removed' }) })
  }

  // Once: the press of before, when this has come.
  const isDone = useRef(false)
  useEffect(() => {
    if (!wanted || isDone.current) return
    isDone.current = true
    if (wanted === 'like') onLike()
    else void onFavourite()
  })
  return <MarkButtons likes={like.count} isLiked={like.isLiked} isFavourite={favourite.isFavourite} onLike={onLike} onFavourite={product.isMembership ? undefined : () => { void onFavourite() }} />
}
