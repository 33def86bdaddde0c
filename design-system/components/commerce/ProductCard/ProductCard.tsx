import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Packshot, type Ground } from '#design-system/commerce/Packshot'
import { Price } from '#design-system/commerce/Price'
import { Rating } from '#design-system/data/Rating'
import { cx } from '../../../private/cx.ts'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as corner from '../Packshot/picture-badge.css.ts'
import * as css from './ProductCard.css.ts'

export interface ProductCardProps extends RootProps {
  /** The product's page. */
  href: string
  /** The product's name; the link's text. */
  name: string
  /** The pack's picture and the tint behind it. */
  image: { src: string; ground?: Ground | undefined }
  /** What is paid now (`isFrom`: at the least), what it was before an offer, and what an associate pays: in cents. */
  price: {
    now: number
    isFrom?: boolean | undefined
    was?: number | undefined
    member?: number | undefined
  }
  /** The words before the associate's price. */
  memberLabel?: string | undefined
  /** 0 to 5, and what it means in words. */
  rating?: number | undefined
  /** How many reviews there are, beside the stars. */
  reviewCount?: number | undefined
  /** Stars and reviews in words: “Rated 4.8 of 5, 326 reviews”. */
  ratingLabel?: string | undefined
  /** What is in the pack: “60 tablets”. */
  caption?: string | undefined
  /** The discount, as the language says it: “8折”, “20% off”. */
  badge?: string | undefined
  /** It cannot be bought now: the picture is pale and words say so. */
  isSoldOut?: boolean | undefined
  /** The round mark at the picture's corner (`CardAction`); when sold out a strip across the picture (`Button variant="text"`). */
  action?: ReactNode
  /** 2 where the page has no heading above the list. @default 3 */
  level?: 2 | 3
  /** In the first screen: its picture loads at once. */
  isEager?: boolean
}

/**
 * A product in a list: picture, name, what it holds, what it costs. No box.
 * In a list of offers take OfferRow, for several packs sold together BundleCard; a cart's line is a CartLine, not a card.
 */
export function ProductCard({
  href,
  name,
  image,
  price,
  memberLabel,
  rating,
  reviewCount,
  ratingLabel,
  caption,
  badge,
  isSoldOut = false,
  action,
  level = 3,
  isEager = false,
  ...rest
}: ProductCardProps) {
  const intl = useIntl()
  const Name = `h${level}` as const
  return (
    <article {...rootProps(rest)} className={css.card}>
      <div className={corner.picture}>
        <Packshot src={image.src} alt="" ground={image.ground} isMuted={isSoldOut} isEager={isEager} />
        {isSoldOut ? (
          <span className={cx(corner.badge, corner.gone)}>
            {intl.formatMessage({ id: 'ds.card.sold-out' })}
          </span>
        ) : (
          badge && <span className={corner.badge}>{badge}</span>
        )}
        {action && <div className={isSoldOut ? css.strip : css.mark}>{action}</div>}
      </div>
      <Name className={css.name}>
        <Link className={css.link} href={href}>
          {name}
        </Link>
      </Name>
      {(caption || rating !== undefined) && (
        <div className={css.meta}>
          {caption && <span>{caption}</span>}
          {rating !== undefined && (
            <Rating
              value={rating}
              count={reviewCount}
              label={ratingLabel ?? `${rating.toFixed(1)} / 5`}
              size="sm"
            />
          )}
        </div>
      )}
      <div className={css.price}>
        <Price {...price} memberLabel={memberLabel} />
      </div>
    </article>
  )
}
