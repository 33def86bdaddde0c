import { useRef, type FormEvent } from 'react'
import { Icon } from '#design-system/text/Icon'
import { hidden } from '../../../private/text-styles.css.ts'
import { fold, useFolding } from '../../../private/overlay/use-folding.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './LanguageMenu.css.ts'

export interface LanguageMenuProps extends RootProps {
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

/** The languages in a form inside `<details>`: it opens and answers without a script. Only for the page's language: a choice in a form is a Select. */
export function LanguageMenu({
  label,
  options,
  value,
  onChange,
  action = '/language',
  ...rest
}: LanguageMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const current = options.find((option) => option.value === value)

  useFolding(details)

  const choose = (event: FormEvent<HTMLFormElement>) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    if (!onChange || !(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (details.current) fold(details.current)
    onChange(submitter.value)
  }

  return (
    <details {...rootProps(rest)} className={css.menu} ref={details}>
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
