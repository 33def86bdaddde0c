import { useEffect, useRef, type FormEvent } from 'react'
import { Icon } from '#design-system/Icon'
import { hidden } from '../../../private/text-styles.css.ts'
import * as css from './LanguageMenu.css.ts'

export interface LanguageMenuProps {
  /** “Language” in the page's language. */
  label: string
  /** Each language by its own name; `lang` is its BCP 47 tag, `short` stands in the closed menu (“简”, “EN”). */
  options: { value: string; label: string; lang?: string | undefined; short?: string | undefined }[]
  /** The page's language now, by the `value` of its option. */
  value: string
  /** A language was chosen; without it the form is sent. */
  onChange?: ((value: string) => void) | undefined
  /** Where the form goes before the script is there. @default '/language' */
  action?: string
}

/** Folds the list; the focus goes to what opens it, since what had it is hidden now. */
function fold(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** The languages in a form inside `<details>`: it opens and answers without a script. Only for the page's language: a choice in a form is a Select. */
export function LanguageMenu({ label, options, value, onChange, action = '/language' }: LanguageMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const current = options.find((option) => option.value === value)

  useEffect(() => {
    const element = details.current
    if (!element) return
    const close = () => {
      element.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element.open) fold(element)
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) close()
    }
    const onLeave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) close()
    }
    element.addEventListener('keydown', onKey)
    element.addEventListener('focusout', onLeave)
    // in the capture phase: react-aria's buttons stop the event on its way up
    document.addEventListener('pointerdown', onPress, true)
    return () => {
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('focusout', onLeave)
      document.removeEventListener('pointerdown', onPress, true)
    }
  }, [])

  const choose = (event: FormEvent<HTMLFormElement>) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    if (!onChange || !(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (details.current) fold(details.current)
    onChange(submitter.value)
  }

  return (
    <details className={css.menu} ref={details}>
      <summary className={css.trigger}>
        <span className={hidden}>{`${label}: ${current?.short ? `${current.label} ` : ''}`}</span>
        {/* part of the name: who speaks to the machine says what is seen (WCAG 2.5.3) */}
        <span>{current?.short ?? current?.label}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <form className={css.list} method="post" action={action} onSubmit={choose}>
        <ul role="list" aria-label={label}>
          {options.map((option) => (
            <li key={option.value}>
              <button
                className={css.option}
                type="submit"
                name="language"
                value={option.value}
                lang={option.lang}
                aria-current={option.value === value ? 'true' : undefined}
              >
                <span>{option.label}</span>
                {option.value === value && <Icon name="check" size="sm" />}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  )
}
