import { useEffect, useRef, useState } from 'react'
import { Icon } from '#design-system/Icon'
import * as css from './FileUpload.css.ts'

/** The side of the square that is drawn, in pixels: 56 CSS pixels on a sharp screen. */
const side = 112

/**
 * A small drawing of a picture. It is drawn and not linked: the page's policy allows no blob: pictures, and a whole photo of 5 MB is not kept in memory.
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
        context.drawImage(picture, (side - picture.width * scale) / 2, (side - picture.height * scale) / 2, picture.width * scale, picture.height * scale)
        setDrawn(true)
      }
      picture.close()
    }
    // What cannot be decoded has the plain mark instead.
    draw().catch(() => setDrawn(false))
    return () => { isWanted = false }
  }, [file])
  return (
    <span className={css.picture}>
      {!isDrawn && <span className={css.blank}><Icon name="image" /></span>}
      <canvas ref={canvas} className={css.canvas} width={side} height={side} {...(isDrawn ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} />
    </span>
  )
}
