import { useId, type ReactNode } from 'react'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Fieldset.css.ts'

export interface FieldsetProps {
  legend: string
  isLegendHidden?: boolean | undefined
  description?: ReactNode
  children: ReactNode
}

/** Fields that belong together, in one column, with a name for the group. */
export function Fieldset({ legend, isLegendHidden = false, description, children }: FieldsetProps) {
  const about = useId()
  return (
    <fieldset className={styles.fieldset} aria-describedby={description ? about : undefined}>
      <legend className={isLegendHidden ? visuallyHidden : styles.legend}>{legend}</legend>
      {description && <div id={about} className={styles.description}>{description}</div>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
