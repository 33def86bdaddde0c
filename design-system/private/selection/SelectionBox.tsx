import { useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { CheckboxContext, useSlottedContext } from 'react-aria-components'
import { cx } from '../cx.ts'
import { choiceStyles } from '../field/index.ts'
import { box as boxStyle, single } from './selection.css.ts'

// The row listens to presses and keys too: without this one click would select it twice.
const keep = (event: SyntheticEvent) => event.stopPropagation()
const keepSpace = (event: KeyboardEvent) => {
  if (event.key === ' ') keep(event)
}

/** The box of a row of a Table or a Tree, or of all rows: react-aria's state on a plain checkbox, since its own hides an input by a style attribute. */
export function SelectionBox({ isSingle }: { isSingle: boolean }) {
  const context = useSlottedContext(CheckboxContext, 'selection')
  const box = useRef<HTMLInputElement>(null)
  const isIndeterminate = context?.isIndeterminate ?? false
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  if (!context) return null
  return (
    <input
      ref={box}
      type="checkbox"
      className={cx(isSingle ? cx(choiceStyles.circle, single) : choiceStyles.square, boxStyle)}
      id={context.id}
      checked={context.isSelected ?? false}
      disabled={context.isDisabled}
      onChange={(event) => context.onChange?.(event.target.checked)}
      aria-label={context['aria-label']}
      aria-labelledby={context['aria-labelledby']}
      onPointerDown={keep}
      onMouseDown={keep}
      onPointerUp={keep}
      onClick={keep}
      onKeyDown={keepSpace}
      onKeyUp={keepSpace}
    />
  )
}
