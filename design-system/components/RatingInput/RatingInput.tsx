import { useId } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../private/cx.ts'
import { GroupFrame, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as css from './RatingInput.css.ts'

export interface RatingInputProps extends Omit<FieldProps, 'autoComplete'> {
  /** 1 to 5, or `null` while nothing is given. */
  value: number | null
  /** A star was chosen: how many stars are given now. */
  onChange: (value: number) => void
  /** What each number of stars means, from one to five: shown beside and said with it. */
  words?: readonly [string, string, string, string, string] | undefined
}

const marks = [1, 2, 3, 4, 5] as const
const path = 'M8 1.2l2 4.3 4.7.6-3.5 3.2.9 4.7L8 11.7l-4.1 2.3.9-4.7-3.5-3.2 4.7-.6z'

/** One to five stars, given by a person. Five radio buttons underneath: arrows move, and a form sends the number. To show a mark take Rating. */
export function RatingInput({ label, value, onChange, words, isRequired, isDisabled, errorMessage, description, name, id, onBlur }: RatingInputProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  const own = useId()
  const meaning = value ? words?.[value - 1] : undefined
  return (
    <GroupFrame role="radiogroup" ids={ids} label={label} isRequired={isRequired} description={description} errorMessage={errorMessage} onBlur={onBlur}>
      <div className={css.line}>
        <div className={cx(css.stars, isDisabled && css.off)}>
          {marks.map((mark) => (
            <label key={mark} className={css.star}>
              <input type="radio" className={visuallyHidden} name={name ?? own} value={mark} checked={value === mark} onChange={() => onChange(mark)} disabled={isDisabled} />
              <svg className={cx(css.shape, value !== null && mark <= value && css.full)} viewBox="0 0 16 15" aria-hidden="true" focusable="false"><path d={path} /></svg>
              <span className={visuallyHidden}>{[intl.formatMessage({ id: 'ds.rating.stars' }, { n: mark }), words?.[mark - 1]].filter(Boolean).join(', ')}</span>
            </label>
          ))}
        </div>
        {value !== null && <span className={css.words} aria-hidden="true">{meaning ?? intl.formatMessage({ id: 'ds.rating.value' }, { value })}</span>}
      </div>
    </GroupFrame>
  )
}
