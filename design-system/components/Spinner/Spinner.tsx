import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is going on. @default the word for "Loading" */
  label?: string | undefined
  /** Shows the label beside the mark. */
  isLabelVisible?: boolean | undefined
}

/** Something small is on its way. For a whole part of a page take Skeleton. */
export function Spinner({ label, isLabelVisible = false }: SpinnerProps) {
  const intl = useIntl()
  return (
    <output className={styles.spinner}>
      <span className={styles.mark}><Icon name="progress" /></span>
      <span className={isLabelVisible ? undefined : visuallyHidden}>{label ?? intl.formatMessage({ id: 'ds.spinner.label' })}</span>
    </output>
  )
}
