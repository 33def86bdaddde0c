import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps extends RootProps {
  /** Shape of the content it replaces; `card` is a product card: picture, two lines, price. */
  shape: 'text' | 'heading' | 'block' | 'picture' | 'circle' | 'button' | 'card'
  /** Number of lines of `text`; the last is shorter. @default 1 */
  lines?: number | undefined
  /** Height of a `block`, in steps of the space scale. @default 's20' */
  height?: keyof typeof styles.heights | undefined
}

/**
 * A placeholder with the size of the loading content, so that nothing shifts. It is not read by screen readers:
 * announce loading once beside it (Spinner or aria-busy).
 */
export function Skeleton({ shape, lines = 1, height = 's20', ...rest }: SkeletonProps) {
  if (shape === 'card')
    return (
      <div {...rootProps(rest)} className={styles.card} aria-hidden="true">
        <Skeleton shape="picture" />
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="button" />
      </div>
    )
  if (shape === 'text')
    return (
      <div {...rootProps(rest)} aria-hidden="true" className={styles.lines}>
        {Array.from({ length: lines }, (_, index) => (
          <span
            key={index}
            className={cx(styles.shapes.text, lines > 1 && index === lines - 1 && styles.lastLine)}
          />
        ))}
      </div>
    )
  return (
    <span
      {...rootProps(rest)}
      aria-hidden="true"
      className={cx(styles.shapes[shape], shape === 'block' && styles.heights[height])}
    />
  )
}
