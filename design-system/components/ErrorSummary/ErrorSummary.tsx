import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import * as styles from './ErrorSummary.css.ts'

export interface SummaryError {
  /** The field's label; '' where the message speaks for itself, as under a checkbox. */
  field: string
  /** What is wrong and how to put it right, as under the field. */
  message: string
  /** `#` and the id of the field's control. */
  href: string
}

export interface ErrorSummaryProps {
  /** The mistakes in the order of their fields; empty shows nothing. */
  errors: readonly SummaryError[]
  /** The heading over the links. @default how many things need a change */
  title?: string | undefined
  /** Count of failed submits: each new one brings focus here. Without it focus comes when mistakes first appear. */
  focusKey?: number | string | undefined
}

/**
 * Mistakes with links to their fields. It takes focus on a failed submit, so a screen reader says what is wrong and the page scrolls to it.
 * Form brings its own. Not for what the service refused as a whole: that is a Banner or the Form's `refusal`.
 */
export function ErrorSummary({ errors, title, focusKey }: ErrorSummaryProps) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const heading = useId()
  const isEmpty = errors.length === 0
  useEffect(() => { if (!isEmpty) box.current?.focus() }, [isEmpty, focusKey])
  if (isEmpty) return null

  const goTo = (event: MouseEvent, href: string) => {
    const target = document.getElementById(href.replace(/^#/, ''))
    const control = target?.matches('input, select, textarea, button, [tabindex="0"]') ? target : target?.querySelector<HTMLElement>('input:checked, input:not([type=hidden]), select, textarea, button, [role=spinbutton]') ?? target
    if (!control) return
    event.preventDefault()
    control.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups controls; these are links
    <div ref={box} role="group" aria-labelledby={heading} tabIndex={-1} className={styles.box}>
      <span className={styles.icon}><Icon name="error" /></span>
      <div>
        <h2 id={heading} className={styles.title}>{title ?? intl.formatMessage({ id: 'ds.errors.title' }, { n: errors.length })}</h2>
        <ul>
          {errors.map((error) => (
            <li key={`${error.href} ${error.message}`}>
              <a href={error.href} className={styles.link} onClick={(event) => goTo(event, error.href)}>{error.field ? intl.formatMessage({ id: 'ds.errors.item' }, { field: error.field, message: error.message }) : error.message}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
