import { DateInput, DateSegment } from 'react-aria-components'
import * as css from './date.css.ts'

/** Day, month and year, each a number one types or steps with the arrow keys, in the order the language writes them. */
export function DateParts({ isBoxed = false }: { isBoxed?: boolean }) {
  const parts = (
    <DateInput className={css.parts}>
      {(segment) => <DateSegment segment={segment} className={css.part} />}
    </DateInput>
  )
  return isBoxed ? (
    parts
  ) : (
    <DateInput className={`${css.box} ${css.parts}`}>
      {(segment) => <DateSegment segment={segment} className={css.part} />}
    </DateInput>
  )
}
