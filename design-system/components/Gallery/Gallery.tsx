import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Packshot, type Ground } from '#design-system/Packshot'
import { cx } from '../../private/cx.ts'
import * as css from './Gallery.css.ts'

export interface GalleryProps {
  label: string
  images: { src: string, alt: string, ground?: Ground | undefined }[]
}

/** A product's pictures: one large, all of them small. */
export function Gallery({ label, images }: GalleryProps) {
  const intl = useIntl()
  const [current, setCurrent] = useState(0)
  const shown = images[current] ?? images[0]
  if (!shown) return null
  return (
    <div className={cx(css.gallery, images.length < 2 && css.alone)} role="group" aria-label={label}>
      <div className={css.main}><Packshot {...shown} eager /></div>
      {images.length > 1 && (
        <div className={css.thumbs}>
          {images.map((image, index) => (
            <button key={`${index} ${image.src}`} type="button" className={css.thumb} aria-current={index === current ? 'true' : undefined} aria-label={intl.formatMessage({ id: 'ds.gallery.show' }, { number: index + 1, count: images.length })} onClick={() => setCurrent(index)}>
              <Packshot src={image.src} alt="" ground={image.ground} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
