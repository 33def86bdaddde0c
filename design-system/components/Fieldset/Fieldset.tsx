import { useId, type ReactNode } from 'react'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Fieldset.css.ts'

export interface FieldsetProps {
  legend: string
  isLegendHidden?: boolean | undefined
  description?: ReactNode
  /** `choices`: a list of checkboxes, close together under a small name, with a hairline to the group before. */
  as?: 'fields' | 'choices' | undefined
  children: ReactNode
}

/** Fields that belong together, in one column, with a name for the group. */
export function Fieldset({ legend, isLegendHidden = false, description, as = 'fields', children }: FieldsetProps) {
  const about = useId()
  return (
    <fieldset className={as === 'choices' ? `${styles.fieldset} ${styles.choices}` : styles.fieldset} aria-describedby={description ? about : undefined}>
      <legend className={isLegendHidden ? visuallyHidden : as === 'choices' ? styles.smallLegend : styles.legend}>{legend}</legend>
      {description && <div id={about} className={styles.description}>{description}</div>}
      <div className={as === 'choices' ? styles.list : styles.fields}>{children}</div>
    </fieldset>
  )
}
