import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './CornerCard.css.ts'

export interface CornerCardProps extends RootProps {
  /** The question or statement, which names the card. */
  title: ReactNode
  /** What a visitor should know before answering. */
  children: ReactNode
  /** The answers, as buttons of equal weight. */
  actions: ReactNode
  /** The visitor asked for the card: it takes the focus. Otherwise it is announced, and the focus stays. */
  isAskedFor?: boolean
}

/** Gives the focus back when the card goes: to where it came from, or to the page's main part. Nothing scrolls. */
function useFocusBack() {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = card.current
    let before: EventTarget | null = null
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!own?.contains(relatedTarget as Node | null)) before = relatedTarget
    }
    own?.addEventListener('focusin', remember)
    return () => {
      if (!own?.contains(document.activeElement)) return
      const back =
        before instanceof HTMLElement && before.isConnected ? before : document.querySelector('main')
      back?.focus({ preventScroll: true })
    }
  }, [])
  return card
}

/**
 * A card in the corner of the window that stays until it is answered, for what can wait while the visitor reads on. It covers
 * neither the header nor a bar at the bottom of a phone. Render it early, right after the skip link: it lies over the page, so the
 * keyboard and screen readers have to reach it before the page ends. When it goes, the focus returns to where it was. What must be answered first is a dialog.
 */
export function CornerCard({ title, children, actions, isAskedFor = false, ...rest }: CornerCardProps) {
  const card = useFocusBack()
  const name = useId()
  useEffect(() => {
    if (isAskedFor) card.current?.focus()
  }, [isAskedFor, card])
  return (
    <div
      {...rootProps(rest)}
      ref={card}
      role="region"
      aria-labelledby={name}
      tabIndex={-1}
      className={css.card}
    >
      <div aria-live={isAskedFor ? undefined : 'polite'}>
        <p id={name} className={css.title}>
          {title}
        </p>
        <p className={css.text}>{children}</p>
      </div>
      <div className={css.actions}>{actions}</div>
    </div>
  )
}
