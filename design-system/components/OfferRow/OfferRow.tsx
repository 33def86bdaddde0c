import type { ReactNode } from 'react'
import { Packshot, type Ground } from '#design-system/Packshot'
import { Price } from '#design-system/Price'
import { Link } from '../../private/link.tsx'
import * as css from './OfferRow.css.ts'

export interface OfferRowProps {
  href: string
  name: string
  image: { src: string, ground?: Ground | undefined }
  /** Cents. */
  price: { now: number, was?: number | undefined }
  caption?: string | undefined
  /** What is saved and until when: a Tag and words. */
  note?: ReactNode
}

/** An offer as a row: the picture at the start, what it saves beside it. */
export function OfferRow({ href, name, image, price, caption, note }: OfferRowProps) {
  return (
    <article className={css.row}>
      <Packshot src={image.src} alt="" ground={image.ground} />
      <div className={css.facts}>
        <h3 className={css.name}><Link className={css.link} href={href}>{name}</Link></h3>
        {caption && <p className={css.caption}>{caption}</p>}
        <Price {...price} size="lg" />
        {note && <div className={css.note}>{note}</div>}
      </div>
    </article>
  )
}
