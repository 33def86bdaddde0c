import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './PromoCard.css.ts'

export interface PromoCardProps extends RootProps {
  /** The offer in a few words. */
  title: string
  /** One sentence about it. */
  copy?: string | undefined
  /** Where the whole card leads, and the words for it. */
  action?: { label: string; href: string; isExternal?: boolean | undefined } | undefined
  /** A pack, on the card's floor. */
  image?: string | undefined
}

/**
 * A banner that stands still among the sections: a title, a sentence, one way in.
 * The first and largest offer of a page is the Hero; several of these in a row that moves by itself are never shown.
 */
export function PromoCard({ title, copy, action, image, ...rest }: PromoCardProps) {
  return (
    <div {...rootProps(rest)} className={css.card}>
      <div className={css.texts}>
        <h3 className={css.title}>{title}</h3>
        {copy && <p className={css.copy}>{copy}</p>}
        {action && (
          <Link
            className={css.action}
            href={action.href}
            {...(action.isExternal && { target: '_blank', rel: 'noopener' })}
          >
            {action.label}
          </Link>
        )}
      </div>
      {image && (
        <span className={css.picture}>
          <img
            className={css.image}
            src={image}
            alt=""
            width={344}
            height={344}
            loading="lazy"
            decoding="async"
          />
        </span>
      )}
    </div>
  )
}
