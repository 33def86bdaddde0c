import { useRef, useState, type ComponentType } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { Packshot, type Ground } from '#design-system/commerce/Packshot'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Gallery.css.ts'
import type { ZoomDialogProps } from './ZoomDialog.tsx'

export interface GalleryProps extends RootProps {
  /** Whose pictures they are: the product's name. */
  label: string
  /** The pictures in their order, each with what it shows in words. */
  images: { src: string; alt: string; ground?: Ground | undefined }[]
}

/**
 * A product's pictures: one large, all of them small. A press on the large one opens it over the page to be looked at closely; that part is loaded only then.
 * One picture alone is a Packshot; goods side by side are a Rail.
 */
export function Gallery({ label, images, ...rest }: GalleryProps) {
  const intl = useIntl()
  const [current, setCurrent] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ ZoomDialog: ComponentType<ZoomDialogProps> }>()
  const isLoading = useRef(false)
  const shown = images[current] ?? images[0]
  if (!shown) return null

  const load = () => {
    if (loaded || isLoading.current) return
    isLoading.current = true
    // Without a network the picture stays as it is, and the next press asks again.
    import('./ZoomDialog.tsx')
      .then(setLoaded, () => setOpen(false))
      .finally(() => {
        isLoading.current = false
      })
  }
  const count = images.length

  return (
    <div
      {...rootProps(rest)}
      className={cx(css.gallery, count < 2 && css.alone)}
      role="group"
      aria-label={label}
    >
      <div className={css.main}>
        <Packshot {...shown} widths="(min-width: 60rem) 50vw, 100vw" isEager />
        {/* Over the picture, so that its own text stays the picture's. */}
        <AriaButton
          className={css.enlarge}
          aria-label={intl.formatMessage({ id: 'ds.gallery.enlarge' }, { number: current + 1, count })}
          onPointerEnter={load}
          onFocus={load}
          onPress={() => {
            load()
            setOpen(true)
          }}
        >
          <span className={css.lens}>
            <Icon name="zoom-in" />
          </span>
        </AriaButton>
      </div>
      {count > 1 && (
        <div className={css.thumbs}>
          {images.map((image, index) => (
            <AriaButton
              key={`${index} ${image.src}`}
              className={css.thumb}
              {...(index === current && { 'aria-current': true })}
              aria-label={intl.formatMessage({ id: 'ds.gallery.show' }, { number: index + 1, count })}
              onPress={() => setCurrent(index)}
            >
              <Packshot src={image.src} alt="" ground={image.ground} widths="4.5rem" />
            </AriaButton>
          ))}
        </div>
      )}
      {loaded && (
        <loaded.ZoomDialog
          label={label}
          images={images}
          current={current}
          onShow={setCurrent}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
