import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { figures } from '../../private/text-styles.css.ts'
import { cx } from '../../private/cx.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as css from './Carousel.css.ts'
import { nearestSlide, slideByKey } from './slide-at.ts'

export interface Slide {
  /** Tells the slides apart; no two are alike. */
  id: string
  /** Names the slide: it is said with its position. */
  label: string
  /** What is seen on it: a picture, a card, a text. */
  content: ReactNode
}

export interface CarouselProps {
  /** What is shown one after another: “Offers”. */
  label: string
  /** What is shown, in the order one walks through it. */
  slides: readonly Slide[]
}

/**
 * Things of which one is seen at a time. It never moves by itself: one swipes (the browser's own scrolling and snapping, before any script), presses a button or an arrow key, and the position is said.
 * For goods side by side take Rail; for the one banner of a page Hero; do not hide in it what everybody must see.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const intl = useIntl()
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [hasMoved, setHasMoved] = useState(false)
  const starts = () => [...(track.current?.children ?? [])].map((slide) => (slide as HTMLElement).offsetLeft)
  const look = () => {
    const next = nearestSlide(starts(), track.current?.scrollLeft ?? 0)
    if (next !== index) { setIndex(next); setHasMoved(true) }
  }
  const goTo = (wanted: number) => {
    const places = starts()
    const next = Math.max(0, Math.min(slides.length - 1, wanted))
    track.current?.scrollTo({ left: (places[next] ?? 0) - (places[0] ?? 0) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys typed into a field inside a slide belong to the field.
    const next = event.target === event.currentTarget ? slideByKey(event.key, index, slides.length) : undefined
    if (next === undefined) return
    event.preventDefault()
    goTo(next)
  }
  const position = intl.formatMessage({ id: 'ds.carousel.position' }, { n: index + 1, count: slides.length })
  const said = hasMoved ? `${position}: ${slides[index]?.label ?? ''}` : ''
  const [atStart, atEnd] = [index === 0, index >= slides.length - 1]
  return (
    <section aria-label={label} aria-roledescription={intl.formatMessage({ id: 'ds.carousel.kind' })} className={css.carousel}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a scrolling part must be reached by keyboard */}
      <ul ref={track} role="list" aria-label={label} tabIndex={0} className={css.track} onScroll={look} onKeyDown={onKeyDown}>
        {slides.map((slide) => <li key={slide.id} aria-label={slide.label} className={css.slide}>{slide.content}</li>)}
      </ul>
      {slides.length > 1 && (
        <div className={css.controls}>
          <button type="button" className={css.control} aria-disabled={atStart || undefined} aria-label={intl.formatMessage({ id: 'ds.carousel.previous' })} onClick={() => goTo(index - 1)}><Icon name="chevron-left" /></button>
          <span className={cx(css.position, figures)} aria-hidden="true">{position}</span>
          <button type="button" className={css.control} aria-disabled={atEnd || undefined} aria-label={intl.formatMessage({ id: 'ds.carousel.next' })} onClick={() => goTo(index + 1)}><Icon name="chevron-right" /></button>
        </div>
      )}
      <output className={visuallyHidden}>{said}</output>
    </section>
  )
}
