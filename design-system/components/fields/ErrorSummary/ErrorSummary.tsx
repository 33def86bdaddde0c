import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as styles from './ErrorSummary.css.ts'

export interface SummaryError {
  /** Label of the field; '' if the message is clear without it, as under a checkbox. */
  field: string
  /** What is wrong and how to correct it, as under the field. */
  message: string
  /** `#` and the id of the field's control. Without it the fault is plain text: its field is not in the page. */
  href?: string | undefined
}

export interface ErrorSummaryProps extends RootProps {
  /** Errors in the order of their fields; if empty, nothing is shown. */
  errors: readonly SummaryError[]
  /** Heading above the links. @default how many things need a change */
  title?: string | undefined
  /**
   * Number of failed submits: each new value moves focus here. Without it focus moves here when errors first appear.
   */
  focusKey?: number | string | undefined
}

/**
 * Errors with links to their fields. It takes focus on a failed submit, so a screen reader reads it and the page
 * scrolls to it.
 * Form includes one. Not for a rejection by the service as a whole: use Banner or the Form's `refusal`.
 */
export function ErrorSummary({ errors, title, focusKey, ...rest }: ErrorSummaryProps) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const heading = useId()
  const isEmpty = errors.length === 0
  /**
   * The failed submit that was already focused. An error made later while typing does not take focus from its field.
   */
  const handled = useRef<ErrorSummaryProps['focusKey']>(undefined)
  useEffect(() => {
    if (isEmpty || (focusKey !== undefined && handled.current === focusKey)) return
    handled.current = focusKey
    box.current?.focus()
  }, [isEmpty, focusKey])
  if (isEmpty) return null

  const goTo = (event: MouseEvent, href: string) => {
    const target = document.getElementById(href.replace(/^#/, ''))
    const control = target?.matches('input, select, textarea, button, [tabindex="0"]')
      ? target
      : (target?.querySelector<HTMLElement>(
          'input:checked, input:not([type=hidden]), select, textarea, button, [role=spinbutton]',
        ) ?? target)
    if (!control) return
    event.preventDefault()
    control.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups controls; these are links
    <div
      {...rootProps(rest)}
      ref={box}
      role="group"
      aria-labelledby={heading}
      tabIndex={-1}
      className={styles.box}
    >
      <span className={styles.icon}>
        <Icon name="error" />
      </span>
      <div>
        <h2 id={heading} className={styles.title}>
          {title ?? intl.formatMessage({ id: 'ds.errors.title' }, { n: errors.length })}
        </h2>
        <ul>
          {errors.map(({ field, message, href }) => {
            const text = field ? intl.formatMessage({ id: 'ds.errors.item' }, { field, message }) : message
            return (
              <li key={`${href} ${message}`}>
                {href === undefined ? (
                  <span className={styles.text}>{text}</span>
                ) : (
                  <a href={href} className={styles.link} onClick={(event) => goTo(event, href)}>
                    {text}
                  </a>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
