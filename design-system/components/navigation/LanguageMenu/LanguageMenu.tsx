import { useRef, type MouseEvent } from 'react'
import { Icon } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { hidden } from '../../../private/text-styles.css.ts'
import { fold, useFolding } from '../../../private/overlay/use-folding.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './LanguageMenu.css.ts'

/** A language of the menu. */
export interface LanguageOption {
  /** Its code, which `onChange` gets. */
  value: string
  /** Its own name. */
  label: string
  /** This page in that language. */
  href: string
  /** BCP 47 tag. */
  lang?: string | undefined
  /** What stands in the closed menu (“简”, “EN”). */
  short?: string | undefined
}

export interface LanguageMenuProps extends RootProps {
  /** “Language” in the page's language. */
  label: string
  /** The languages in the order in which they are shown. */
  options: LanguageOption[]
  /** The page's language now, by the `value` of its option. */
  value: string
  /** A language was chosen; without it the link is followed. */
  onChange?: ((value: string) => void) | undefined
}

/** Whether a press follows the link here; with a modifier or another button the browser opens it elsewhere. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/** The languages as links inside `<details>`: it opens and leads on without a script. Only for the page's language: a choice in a form is a Select. */
export function LanguageMenu({ label, options, value, onChange, ...rest }: LanguageMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const current = options.find((option) => option.value === value)

  useFolding(details)

  const choose = (event: MouseEvent, chosen: string) => {
    if (!onChange || !isPlain(event)) return
    event.preventDefault()
    if (details.current) fold(details.current)
    onChange(chosen)
  }

  return (
    <details {...rootProps(rest)} className={css.menu} ref={details}>
      <summary className={css.trigger}>
        <span className={hidden}>{`${label}: ${current?.short ? `${current.label} ` : ''}`}</span>
        {/* part of the name: who speaks to the machine says what is seen (WCAG 2.5.3) */}
        <span>{current?.short ?? current?.label}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <ul className={css.list} role="list" aria-label={label}>
        {options.map((option) => (
          <li key={option.value}>
            <Link
              className={css.option}
              href={option.href}
              hrefLang={option.lang}
              lang={option.lang}
              aria-current={option.value === value ? 'true' : undefined}
              onClick={(event) => {
                choose(event, option.value)
              }}
            >
              <span>{option.label}</span>
              {option.value === value && <Icon name="check" size="sm" />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
