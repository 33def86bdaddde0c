import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps extends RootProps {
  /** What is loading. @default the word for "Loading" */
  label?: string | undefined
  /** Whether the label is visible next to the icon. */
  isLabelVisible?: boolean | undefined
  /**
   * `short` hides it for the first 0.4 s, so that quick responses do not flicker; its space is reserved.
   * @default 'none'
   */
  delay?: 'none' | 'short' | undefined
}

const shortDelay = 400

/** Indicates that something small is loading. Use Skeleton instead for a whole part of a page. */
export function Spinner({ label, isLabelVisible = false, delay = 'none', ...rest }: SpinnerProps) {
  const intl = useIntl()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (delay === 'none') return undefined
    const timer = setTimeout(() => setIsOver(true), shortDelay)
    return () => clearTimeout(timer)
  }, [delay])
  const isShown = delay === 'none' || isOver
  const text = label ?? intl.formatMessage({ id: 'ds.spinner.label' })
  return (
    <output {...rootProps(rest)} className={styles.spinner}>
      <span className={cx(styles.mark, !isShown && styles.waiting)}>
        <Icon name="progress" />
      </span>
      {/* The live region exists before its text: only then do screen readers announce it. */}
      {isLabelVisible && !isShown ? (
        <span className={styles.waiting}>{text}</span>
      ) : (
        <span className={isLabelVisible ? undefined : visuallyHidden}>{isShown ? text : ''}</span>
      )}
    </output>
  )
}
