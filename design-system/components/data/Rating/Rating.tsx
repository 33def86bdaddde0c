import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './Rating.css.ts'

export interface RatingProps extends RootProps {
  /** The mark in stars, 0 to 5; parts of a star are drawn. */
  value: number
  /** How many reviews it is the mean of, in brackets. */
  count?: number | undefined
  /** The whole thing in words: “Rated 4.8 of 5, 326 reviews”. */
  label: string
  /** Height of the stars: `md` in a list, larger on the product's page. @default 'md' */
  size?: keyof typeof css.sizes
  /** Only the stars: beside a review that says the number. */
  isBare?: boolean
}

const fiveStars = [8, 24, 40, 56, 72]
  .map((x) => `M${x} 1.2l2 4.3 4.7.6-3.5 3.2.9 4.7L${x} 11.7l-4.1 2.3.9-4.7-3.5-3.2 4.7-.6z`)
  .join('')

/** Five stars, filled as far as the value goes, and the number. To give a mark take RatingInput; how marks are spread is a Histogram. */
export function Rating({ value, count, label, size = 'md', isBare = false, ...rest }: RatingProps) {
  const share = Math.max(0, Math.min(5, value)) * 16
  return (
    <span
      {...rootProps(rest)}
      className={cx(css.rating, css.sizes[size], figures)}
      role="img"
      aria-label={label}
    >
      <svg className={css.stars} viewBox="0 0 80 15" aria-hidden="true" focusable="false">
        <path className={css.empty} d={fiveStars} />
        {/* An inner svg clips at its own width: a part of a star without an id or a style. */}
        <svg width={share} height="15">
          <path className={css.full} d={fiveStars} />
        </svg>
      </svg>
      {!isBare && <span aria-hidden="true">{value.toFixed(1)}</span>}
      {!isBare && count !== undefined && (
        <span className={css.count} aria-hidden="true">
          {`(${count})`}
        </span>
      )}
    </span>
  )
}
