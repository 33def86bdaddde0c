import { use, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { moreIcons, Icon } from '#design-system/text/Icon'
import { IconButton } from '#design-system/actions/IconButton'
import { cx } from '../../../private/cx.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { Overlay } from '../../../private/overlay/Overlay.tsx'
import { PictureSourcesContext } from '../../../private/pictures/picture-sources.ts'
import { figures } from '../../../private/text-styles.css.ts'
import type { Ground } from '#design-system/commerce/Packshot'
import { grounds } from '../Packshot/Packshot.css.ts'
import * as css from './ZoomDialog.css.ts'

export interface ZoomDialogProps {
  label: string
  images: readonly { src: string; alt: string; ground?: Ground | undefined }[]
  current: number
  onShow: (index: number) => void
  isOpen: boolean
  onClose: () => void
}

const steps = [1, 2, 3, 4] as const

/**
 * A picture over the whole page, up to four times its size. Plus and minus, a double press, or two fingers make it larger; it is moved by scrolling, with a finger or the arrow keys.
 * Arrow keys turn to the next picture while it is at its own size.
 */
export function ZoomDialog({ label, images, current, onShow, isOpen, onClose }: ZoomDialogProps) {
  const intl = useIntl()
  const pane = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<(typeof steps)[number]>(1)
  const count = images.length
  const shown = images[current]

  useEffect(() => {
    // What was in the middle stays in the middle.
    const box = pane.current
    if (box) box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2)
  }, [zoom, current, isOpen])

  const turn = (by: number) => {
    setZoom(1)
    onShow((current + by + count) % count)
  }
  const step = (by: number) => setZoom((now) => steps[steps.indexOf(now) + by] ?? now)
  const onKeyDown = (event: KeyboardEvent) => {
    const act =
      (
        { '+': () => step(1), '=': () => step(1), '-': () => step(-1), '0': () => setZoom(1) } as Record<
          string,
          () => void
        >
      )[event.key] ??
      (zoom === 1 && count > 1
        ? ({ ArrowRight: () => turn(1), ArrowLeft: () => turn(-1) } as Record<string, () => void>)[event.key]
        : undefined)
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  const pictureLabel = intl.formatMessage({ id: 'ds.gallery.picture' }, { number: current + 1, count })
  const size = intl.formatMessage(
    { id: 'ds.gallery.size' },
    { percent: intl.formatNumber(zoom, { style: 'percent' }) },
  )
  const sources = use(PictureSourcesContext)(shown?.src ?? '')
  if (!shown) return null

  return (
    <Overlay
      title={label}
      isOpen={isOpen}
      onClose={() => {
        setZoom(1)
        onClose()
      }}
      overlay={css.overlay}
      panel={css.panel}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for the whole dialog; every one has its button */}
      <div className={css.content} onKeyDown={onKeyDown}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reachable by the keyboard (WCAG 2.1.1); the double press has its buttons */}
        <div
          ref={pane}
          className={cx(css.pane, grounds[shown.ground ?? 'plain'])}
          role="group"
          aria-label={pictureLabel}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard (WCAG 2.1.1)
          tabIndex={0}
          onDoubleClick={() => setZoom((now) => (now === 1 ? 2 : 1))}
        >
          <img
            className={css.sizes[zoom]}
            {...(sources && { srcSet: sources, sizes: '200vw' })}
            src={shown.src}
            alt={shown.alt}
            width={344}
            height={344}
            draggable={false}
          />
        </div>
        <div className={css.bar}>
          <span className={css.turns}>
            {count > 1 && (
              <IconButton
                icon="chevron-left"
                label={intl.formatMessage({ id: 'ds.gallery.previous' })}
                onPress={() => turn(-1)}
              />
            )}
            <span className={cx(css.state, figures)} role="status">
              <span>{pictureLabel}</span>
              <span className={css.size}>{SPACE + size}</span>
            </span>
            {count > 1 && (
              <IconButton
                icon="chevron-right"
                label={intl.formatMessage({ id: 'ds.gallery.next' })}
                onPress={() => turn(1)}
              />
            )}
          </span>
          <span className={css.turns}>
            <AriaButton
              className={css.tool}
              aria-label={intl.formatMessage({ id: 'ds.gallery.zoomOut' })}
              {...(zoom === 1 && { 'aria-disabled': true })}
              onPress={() => step(-1)}
            >
              <Icon name={moreIcons.zoomOut} />
            </AriaButton>
            <AriaButton
              className={css.tool}
              aria-label={intl.formatMessage({ id: 'ds.gallery.zoomIn' })}
              {...(zoom === 4 && { 'aria-disabled': true })}
              onPress={() => step(1)}
            >
              <Icon name="zoom-in" />
            </AriaButton>
          </span>
        </div>
      </div>
    </Overlay>
  )
}
