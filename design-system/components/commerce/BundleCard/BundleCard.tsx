import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Ground } from '#design-system/commerce/Packshot'
import { Price } from '#design-system/commerce/Price'
import { cx } from '../../../private/cx.ts'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { link } from '../OfferRow/OfferRow.css.ts'
import { grounds } from '../Packshot/Packshot.css.ts'
import * as corner from '../Packshot/picture-badge.css.ts'
import * as css from './BundleCard.css.ts'

export interface BundleCardProps extends RootProps {
  /** The page of the bundle. */
  href: string
  /** What the bundle is called; it is the link's text. */
  name: string
  /** What is in it, in words. */
  caption?: string | undefined
  /** How many products are in it: “3 products”. */
  count?: string | undefined
  /** What is saved over buying its parts one by one: a Tag. */
  note?: ReactNode
  /** Up to three packs on one floor. */
  images: { src: string }[]
  /** The tint behind the packs, by category. @default 'plain' */
  ground?: Ground
  /** What is paid for all of it now and, if it was more, before: in cents. */
  price: { now: number; was?: number | undefined }
  /** It cannot be bought now: words say so over the packs. */
  isSoldOut?: boolean
}

/** Things that are sold together, side by side on one ground. For a single product take ProductCard. */
export function BundleCard({
  href,
  name,
  caption,
  count,
  note,
  images,
  ground = 'plain',
  price,
  isSoldOut = false,
  ...rest
}: BundleCardProps) {
  const intl = useIntl()
  return (
    <article {...rootProps(rest)} className={css.card}>
      <div className={cx(css.trio, grounds[ground])}>
        {images.slice(0, 3).map((image) => (
          <img
            key={image.src}
            className={css.pack}
            src={image.src}
            alt=""
            width={140}
            height={140}
            loading="lazy"
            decoding="async"
          />
        ))}
        {isSoldOut && (
          <span className={cx(corner.badge, corner.gone)}>
            {intl.formatMessage({ id: 'ds.card.sold-out' })}
          </span>
        )}
      </div>
      <div className={css.facts}>
        <div>
          <h3 className={css.name}>
            <Link className={link} href={href}>
              {name}
            </Link>
          </h3>
          {caption && <p className={css.caption}>{caption}</p>}
          {(count || note) && (
            <div className={css.reason}>
              {count && <span>{count}</span>}
              {note}
            </div>
          )}
        </div>
        <div className={css.price}>
          <Price {...price} />
        </div>
      </div>
    </article>
  )
}
