import { IconButton } from '#design-system/IconButton'
import { useIntl } from 'react-intl'

export interface MarkButtonsProps {
  /** How many customers like the product; 0 until it is known. */
  likes?: number
  isLiked?: boolean
  isFavourite?: boolean
  onLike: () => void
  /** Absent for what cannot be a favourite: a membership (shopping.md §5). */
  onFavourite?: (() => void) | undefined
}

/** Like and favourite, pressed while they are on. */
export function MarkButtons({ likes = 0, isLiked = false, isFavourite = false, onLike, onFavourite }: MarkButtonsProps) {
  const intl = useIntl()
  return (
    <>
      <IconButton icon="thumb-up" count={likes} isPressed={isLiked} label={intl.formatMessage({ id: 'catalogue.mark.like' }, { n: likes })} onPress={onLike} />
      {onFavourite && <IconButton icon="heart" isPressed={isFavourite} label={intl.formatMessage({ id: 'catalogue.mark.favourite' })} onPress={onFavourite} />}
    </>
  )
}
