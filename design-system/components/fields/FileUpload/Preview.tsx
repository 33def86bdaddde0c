import { useEffect, useRef, useState } from 'react'
import { moreIcons, Icon } from '#design-system/text/Icon'
import * as css from './FileUpload.css.ts'

/** Side of the canvas in pixels: 56 CSS pixels on a high-density screen. */
const side = 112

/**
 * Thumbnail of a picture. It is drawn on a canvas, since the page's CSP allows no blob: images and a photo of 5 MB
 * should not stay in memory.
 */
export function Preview({ file, label }: { file: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    let isWanted = true
    const draw = async () => {
      const picture = await createImageBitmap(file)
      const context = isWanted ? canvas.current?.getContext('2d') : undefined
      if (context) {
        const scale = Math.max(side / picture.width, side / picture.height)
        context.clearRect(0, 0, side, side)
        context.drawImage(
          picture,
          (side - picture.width * scale) / 2,
          (side - picture.height * scale) / 2,
          picture.width * scale,
          picture.height * scale,
        )
        setDrawn(true)
      }
      picture.close()
    }
    // An image that cannot be decoded shows the placeholder icon instead.
    draw().catch(() => setDrawn(false))
    return () => {
      isWanted = false
    }
  }, [file])
  return (
    <span className={css.picture}>
      {!isDrawn && (
        <span className={css.blank}>
          <Icon name={moreIcons.image} />
        </span>
      )}
      <canvas
        ref={canvas}
        className={css.canvas}
        width={side}
        height={side}
        {...(isDrawn ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    </span>
  )
}
