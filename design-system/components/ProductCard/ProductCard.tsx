import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Packshot, type Ground } from '#design-system/Packshot'
import { Price } from '#design-system/Price'
import { Rating } from '#design-system/Rating'
import { cx } from '../../private/cx.ts'
import { Link } from '../../private/link.tsx'
import * as css from './ProductCard.css.ts'

export interface ProductCardProps {
  href: string
  name: string
  image: { src: string, ground?: Ground | undefined }
  /** Cents. */
  price: { now: number, was?: number | undefined, member?: number | undefined }
  memberLabel?: string | undefined
  /** 0 to 5, and what it means in words. */
  rating?: number | undefined
  reviewCount?: number | undefined
  ratingLabel?: string | undefined
  /** What is in the pack: “60 tablets”. */
  caption?: string | undefined
  /** The discount, as the language says it: “8折”, “20% off”. */
  badge?: string | undefined
  soldOut?: boolean | undefined
  /** The round mark at the picture's corner (`IconButton shape="round"`); when sold out a strip across the picture (`Button variant="text"`). */
  action?: ReactNode
  /** 2 where the page has no heading above the list. */
  level?: 2 | 3
  /** In the first screen: its picture loads at once. */
  eager?: boolean
}

/** A product in a list: picture, name, what it holds, what it costs. No box. */
export function ProductCard({ href, name, image, price, memberLabel, rating, reviewCount, ratingLabel, caption, badge, soldOut = false, action, level = 3, eager = false }: ProductCardProps) {
  const intl = useIntl()
  const Name = `h${level}` as const
  return (
    <article className={css.card}>
      <div className={css.picture}>
        <Packshot src={image.src} alt="" ground={image.ground} muted={soldOut} eager={eager} />
        {soldOut ? <span className={cx(css.badge, css.gone)}>{intl.formatMessage({ id: 'ds.card.sold-out' })}</span> : badge && <span className={css.badge}>{badge}</span>}
        {action && <div className={soldOut ? css.strip : css.mark}>{action}</div>}
      </div>
      <Name className={css.name}><Link className={css.link} href={href}>{name}</Link></Name>
      {(caption || rating !== undefined) && (
        <div className={css.meta}>
          {caption && <span>{caption}</span>}
          {rating !== undefined && <Rating value={rating} count={reviewCount} label={ratingLabel ?? `${rating.toFixed(1)} / 5`} size="sm" />}
        </div>
      )}
      <Price {...price} memberLabel={memberLabel} />
    </article>
  )
}
