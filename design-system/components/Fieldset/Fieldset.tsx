import { useId, type ReactNode } from 'react'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Fieldset.css.ts'

export interface FieldsetProps {
  /** The group's name, read before each field in it. */
  legend: string
  /** The name is heard but not seen: only where a heading says the same. */
  isLegendHidden?: boolean | undefined
  /** What holds for all fields of the group, below its name. */
  description?: ReactNode
  /** `choices`: a list of checkboxes, close together under a small name, with a hairline to the group before. @default 'fields' */
  as?: 'fields' | 'choices' | undefined
  /** The fields, in the order they are filled in. */
  children: ReactNode
}

/**
 * Fields that belong together, in one column, with a name for the group.
 * One field needs none; boxes or radio buttons that are one answer take CheckboxGroup or RadioGroup.
 */
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
