import type { ReactNode } from 'react'
import { Packshot, type Ground } from '#design-system/Packshot'
import { Price } from '#design-system/Price'
import { Link } from '../../../private/link.tsx'
import * as css from './OfferRow.css.ts'

export interface OfferRowProps {
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
}

/** An offer as a row: the picture at the start, what it saves beside it. In a grid of goods take ProductCard instead. */
export function OfferRow({ href, name, image, price, caption, note }: OfferRowProps) {
  return (
    <article className={css.row}>
      <Packshot src={image.src} alt="" ground={image.ground} />
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
