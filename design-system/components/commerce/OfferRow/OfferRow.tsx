import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Packshot, type Ground } from '#design-system/commerce/Packshot'
import { Price } from '#design-system/commerce/Price'
import { cx } from '../../../private/cx.ts'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as corner from '../Packshot/picture-badge.css.ts'
import * as css from './OfferRow.css.ts'

export interface OfferRowProps extends RootProps {
  /** The product's page. */
  href: string
  /** The product's name; the link's text. */
  name: string
  /** The pack's picture and the tint behind it. */
  image: { src: string; ground?: Ground | undefined }
  /** What is paid now and, if it was more, before: in cents. */
  price: { now: number; isFrom?: boolean | undefined; was?: number | undefined }
  /** What is in the pack: “60 tablets”. */
  caption?: string | undefined
  /** What is saved and until when: a Tag and words. */
  note?: ReactNode
  /** It cannot be bought now: the picture is pale and words say so. */
  isSoldOut?: boolean
}

/** An offer as a row: the picture at the start, what it saves beside it. In a grid of goods take ProductCard instead. */
export function OfferRow({
  href,
  name,
  image,
  price,
  caption,
  note,
  isSoldOut = false,
  ...rest
}: OfferRowProps) {
  const intl = useIntl()
  return (
    <article {...rootProps(rest)} className={css.row}>
      <div className={corner.picture}>
        <Packshot src={image.src} alt="" ground={image.ground} isMuted={isSoldOut} />
        {isSoldOut && (
          <span className={cx(corner.badge, corner.gone)}>
            {intl.formatMessage({ id: 'ds.card.sold-out' })}
          </span>
        )}
      </div>
      <div className={css.facts}>
        <h3 className={css.name}>
          <Link className={css.link} href={href}>
            {name}
          </Link>
        </h3>
        {caption && <p className={css.caption}>{caption}</p>}
        <Price {...price} size="lg" />
        {note && <div className={css.note}>{note}</div>}
      </div>
    </article>
  )
}
