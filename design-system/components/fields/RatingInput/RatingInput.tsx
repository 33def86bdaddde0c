import { useId } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../../private/cx.ts'
import { GroupFrame, useFieldIds, type FieldProps } from '../../../private/field/index.ts'
import { rootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as css from './RatingInput.css.ts'

export interface RatingInputProps extends Omit<FieldProps, 'autoComplete'> {
  /** Rating in stars, 1 to 5, or `null` while there is none. */
  value: number | null
  /** Called with the number of stars when a star is selected. */
  onChange: (value: number) => void
  /** Meaning of each rating, from one to five stars; shown next to it and announced with it. */
  words?: readonly [string, string, string, string, string] | undefined
}

const marks = [1, 2, 3, 4, 5] as const
const path = 'M8 1.2l2 4.3 4.7.6-3.5 3.2.9 4.7L8 11.7l-4.1 2.3.9-4.7-3.5-3.2 4.7-.6z'

/**
 * Input for a rating of one to five stars. Five radio buttons underneath: arrows move, and a form submits the number.
 * To only show a rating, use Rating.
 */
export function RatingInput({
  label,
  value,
  onChange,
  words,
  isRequired,
  isDisabled,
  errorMessage,
  description,
  name,
  id,
  onBlur,
  ...rest
}: RatingInputProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  const own = useId()
  const meaning = value ? words?.[value - 1] : undefined
  return (
    <GroupFrame
      {...rootProps(rest)}
      role="radiogroup"
      ids={ids}
      label={label}
      isRequired={isRequired}
      description={description}
      errorMessage={errorMessage}
      onBlur={onBlur}
    >
      <div className={css.line}>
        <div className={cx(css.stars, isDisabled && css.off)}>
          {marks.map((mark) => (
            <label key={mark} className={css.star}>
              <input
                type="radio"
                className={visuallyHidden}
                name={name ?? own}
                value={mark}
                checked={value === mark}
                onChange={() => onChange(mark)}
                disabled={isDisabled}
              />
              <svg
                className={cx(css.shape, value !== null && mark <= value && css.full)}
                viewBox="0 0 16 15"
                aria-hidden="true"
                focusable="false"
              >
                <path d={path} />
              </svg>
              <span className={visuallyHidden}>
                {[intl.formatMessage({ id: 'ds.rating.stars' }, { n: mark }), words?.[mark - 1]]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </label>
          ))}
        </div>
        {value !== null && (
          <span className={css.text} aria-hidden="true">
            {meaning ?? intl.formatMessage({ id: 'ds.rating.value' }, { value })}
          </span>
        )}
      </div>
    </GroupFrame>
  )
}
