import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { cx } from '../../private/cx.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is going on. @default the word for "Loading" */
  label?: string | undefined
  /** Shows the label beside the mark. */
  isLabelVisible?: boolean | undefined
  /** `short` shows and says nothing for the first 0.4 s, so that quick answers do not flicker; its place is kept. @default 'none' */
  delay?: 'none' | 'short' | undefined
}

const shortDelay = 400

/** Something small is on its way. For a whole part of a page take Skeleton. */
export function Spinner({ label, isLabelVisible = false, delay = 'none' }: SpinnerProps) {
  const intl = useIntl()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (delay === 'none') return undefined
    const timer = setTimeout(() => setIsOver(true), shortDelay)
    return () => clearTimeout(timer)
  }, [delay])
  const isShown = delay === 'none' || isOver
  const words = label ?? intl.formatMessage({ id: 'ds.spinner.label' })
  return (
    <output className={styles.spinner}>
      <span className={cx(styles.mark, !isShown && styles.waiting)}><Icon name="progress" /></span>
      {/* The region is there first and its words come into it: that is what screen readers announce. */}
      {isLabelVisible && !isShown ? <span className={styles.waiting}>{words}</span> : <span className={isLabelVisible ? undefined : visuallyHidden}>{isShown ? words : ''}</span>}
    </output>
  )
}
