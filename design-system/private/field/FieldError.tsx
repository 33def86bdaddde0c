import { Icon } from '#design-system/text/Icon'
import * as styles from './field.css.ts'

/** The mistake below a control that is not react-aria's: its id goes into the control's `aria-describedby`. */
export function FieldError({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <div id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon name="error" size="sm" />
      </span>
      <span>{children}</span>
    </div>
  )
}
