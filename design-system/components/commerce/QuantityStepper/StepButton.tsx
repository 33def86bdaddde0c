import { Icon } from '#design-system/text/Icon'
import * as styles from './QuantityStepper.css.ts'
import { useHold } from './use-hold.ts'

interface StepButtonProps {
  icon: 'plus' | 'minus'
  /** The accessible name, with the field's label in it. */
  label: string
  /** The id of the number it changes. */
  controls: string
  /** The limit has been reached, or the field is disabled. */
  isDisabled: boolean
  /** Called once a click, and repeatedly while the button is held. */
  onStep: () => void
  /** The press came from a mouse. */
  onMousePress: () => void
}

/** Minus or plus. Keyboards use the arrow keys in the number instead, so the field is one stop of the Tab key. */
export function StepButton({ icon, label, controls, isDisabled, onStep, onMousePress }: StepButtonProps) {
  const hold = useHold(() => {
    if (!isDisabled) onStep()
  }, isDisabled)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={label}
      aria-controls={controls}
      disabled={isDisabled}
      {...hold}
      // Focus goes to the number, not to the button: see onPointerDown.
      onMouseDown={(event) => {
        event.preventDefault()
      }}
      // A mouse moves focus to the number, so that one can go on by keyboard; on touch that would open the on-screen keyboard.
      onPointerDown={(event) => {
        hold.onPointerDown(event)
        if (event.pointerType === 'mouse') onMousePress()
      }}
    >
      <Icon name={icon} size="sm" />
    </button>
  )
}
