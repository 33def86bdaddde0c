import { Packshot, type Ground } from '#design-system/commerce/Packshot'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './CategoryTile.css.ts'

export interface CategoryTileProps extends RootProps {
  /** The category's page. */
  href: string
  /** The category's name, under the picture; the link's text. */
  name: string
  /** One of its packs and the tint behind it. */
  image: { src: string; ground?: Ground | undefined }
  /** In the first screen: its picture loads at once. */
  isEager?: boolean
}

/** A way into a category: one of its packs on its ground, and its name. Put eight in a Grid of 4 and 8. For a product take ProductCard. */
export function CategoryTile({ href, name, image, isEager = false, ...rest }: CategoryTileProps) {
  return (
    <Link {...rootProps(rest)} className={css.tile} href={href}>
      <Packshot src={image.src} alt="" ground={image.ground} isEager={isEager} />
      <span>{name}</span>
    </Link>
  )
}
