import { useIntl } from 'react-intl'
import * as styles from './field.css.ts'

/** "45 / 80": characters as a person counts them, so that a rare Chinese character or an emoji is one. */
export function Counter({ text, max }: { text: string; max: number }) {
  const intl = useIntl()
  const used = Array.from(text).length
  return (
    <div className={used > max ? `${styles.counter} ${styles.counterOver}` : styles.counter}>
      {intl.formatMessage({ id: 'ds.field.count' }, { used, max })}
    </div>
  )
}
