import { useRef, useState, type MouseEvent } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as css from './FilterChips.css.ts'
import { focusAfterRemoval } from './focus-after-removal.ts'

export interface FilterChip {
  /** Tells the filters apart, and says which one to take away. */
  id: string
  /** What is filtered, with its group where the words alone do not say it: “Brand: Jadeleaf”. */
  label: string
  /** Where the page without this filter is; then it is a link and works before the script. */
  href?: string | undefined
}

export interface FilterChipsProps extends RootProps {
  /** Names the list: “Filters in use”. */
  label: string
  /** The filters in use, in the order they are shown. */
  chips: readonly FilterChip[]
  /** A chip was pressed: take this filter away. */
  onRemove?: ((id: string) => void) | undefined
  /** Where the page without any filter is. */
  clearHref?: string | undefined
  /** “Clear all” was pressed: take all filters away. */
  onClear?: (() => void) | undefined
}

/** Whether a click on a link opens another tab or window and leaves this page as it is. */
const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * The filters in use, each removed by its chip; from two on “Clear all” stands at the end. When a chip goes, the focus goes to its neighbour and the removal is said.
 * To choose filters take Checkbox or RadioCards; for words nobody can remove Tag.
 */
export function FilterChips({ label, chips, onRemove, clearHref, onClear, ...rest }: FilterChipsProps) {
  const intl = useIntl()
  const group = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const remove = (chip: FilterChip, index: number) => {
    setSaid(intl.formatMessage({ id: 'ds.chips.removed' }, { name: chip.label, n: chips.length - 1 }))
    focusAfterRemoval(group.current, index, chips.length)
    onRemove?.(chip.id)
  }
  const clear = () => {
    setSaid(intl.formatMessage({ id: 'ds.chips.cleared' }))
    group.current?.focus()
    onClear?.()
  }
  const content = (chip: FilterChip) => (
    <>
      <span className={visuallyHidden}>
        {intl.formatMessage({ id: 'ds.chips.remove' }, { name: chip.label })}
      </span>
      <span className={css.label} aria-hidden="true">
        {chip.label}
      </span>
      <Icon name="close" size="sm" />
    </>
  )
  const all = <span>{intl.formatMessage({ id: 'ds.chips.clear' })}</span>
  return (
    <div {...rootProps(rest)} ref={group} role="group" aria-label={label} tabIndex={-1} className={css.group}>
      {chips.length > 0 && (
        <ul role="list" className={css.list}>
          {chips.map((chip, index) => (
            <li key={chip.id} className={css.item}>
              {chip.href === undefined ? (
                <AriaButton className={css.chip} onPress={() => remove(chip, index)}>
                  {content(chip)}
                </AriaButton>
              ) : (
                <Link
                  href={chip.href}
                  className={css.chip}
                  onClick={(event) => {
                    if (!opensElsewhere(event)) remove(chip, index)
                  }}
                >
                  {content(chip)}
                </Link>
              )}
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              {clearHref === undefined ? (
                <AriaButton className={css.clear} onPress={clear}>
                  {all}
                </AriaButton>
              ) : (
                <Link
                  href={clearHref}
                  className={css.clear}
                  onClick={(event) => {
                    if (!opensElsewhere(event)) clear()
                  }}
                >
                  {all}
                </Link>
              )}
            </li>
          )}
        </ul>
      )}
      <output className={visuallyHidden}>{said}</output>
    </div>
  )
}
