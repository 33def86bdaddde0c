import { moreIcons } from '#design-system/text/Icon'
import { IconButton } from '#design-system/actions/IconButton'
import { useIntl } from 'react-intl'

export interface LikeAndFavouriteButtonsProps {
  /** Number of customers who like the product; 0 until it is known. */
  likes?: number | undefined
  isLiked?: boolean
  isFavourite?: boolean
  onLike: () => void
  /** Absent for products that cannot be favourites: memberships. */
  onFavourite?: (() => void) | undefined
}

/** Toggle buttons for like and favourite. */
export function LikeAndFavouriteButtons({
  likes = 0,
  isLiked = false,
  isFavourite = false,
  onLike,
  onFavourite,
}: LikeAndFavouriteButtonsProps) {
  const intl = useIntl()
  return (
    <>
      <IconButton
        icon={moreIcons.thumbUp}
        count={likes}
        isCountQuiet
        isPressed={isLiked}
        label={intl.formatMessage({ id: 'catalogue.mark.like' }, { n: likes })}
        onPress={onLike}
      />
      {onFavourite && (
        <IconButton
          icon="heart"
          isPressed={isFavourite}
          label={intl.formatMessage({ id: 'catalogue.mark.favourite' })}
          onPress={onFavourite}
        />
      )}
    </>
  )
}
