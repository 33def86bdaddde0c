import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as styles from './Fieldset.css.ts'

export interface FieldsetProps extends RootProps {
  /** Name of the group, read before each of its fields. */
  legend: string
  /** Whether the legend is visually hidden: only where a heading says the same. */
  isLegendHidden?: boolean | undefined
  /** Help for all fields of the group, below the legend. */
  description?: ReactNode
  /** `choices`: a compact list of checkboxes under a small legend, with a hairline above. @default 'fields' */
  as?: 'fields' | 'choices' | undefined
  /** The fields, in the order they are filled in. */
  children: ReactNode
}

/**
 * A named group of related fields in one column.
 * Not for a single field; for checkboxes or radio buttons that form one answer use CheckboxGroup or RadioGroup.
 */
export function Fieldset({
  legend,
  isLegendHidden = false,
  description,
  as = 'fields',
  children,
  ...rest
}: FieldsetProps) {
  const about = useId()
  return (
    <fieldset
      {...rootProps(rest)}
      className={as === 'choices' ? `${styles.fieldset} ${styles.choices}` : styles.fieldset}
      aria-describedby={description ? about : undefined}
    >
      <legend
        className={isLegendHidden ? visuallyHidden : as === 'choices' ? styles.smallLegend : styles.legend}
      >
        {legend}
      </legend>
      {description && (
        <div id={about} className={styles.description}>
          {description}
        </div>
      )}
      <div className={as === 'choices' ? styles.list : styles.fields}>{children}</div>
    </fieldset>
  )
}
