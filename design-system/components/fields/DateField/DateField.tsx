import { useEffect, useRef, useState } from 'react'
import { PlainDate, type DateProps } from '../../../private/date/index.ts'
import { onFirstUse } from '../../../private/first-use.ts'
import type { TypedDate } from './TypedDate.tsx'

export type DateFieldProps = DateProps

/**
 * A date known by heart and typed, such as a birthday (`autoComplete="bday"`). Day, month and year are three numbers in
 * the order of the language; the year is always Gregorian.
 * To choose from a calendar use DatePicker instead. The value is an ISO date; the caller validates limits and provides
 * the error message.
 * Its script is fetched at the first sign that somebody uses the page. Until then, and where it cannot be fetched, it is the
 * browser's own date field; one that has the focus when the script arrives stays as it is, with what was typed in it.
 */
export function DateField(props: DateFieldProps) {
  const [Typed, setTyped] = useState<typeof TypedDate>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(
    () =>
      onFirstUse(() => {
        import('./TypedDate.tsx').then(
          (loaded) => {
            if (input.current !== document.activeElement) setTyped(() => loaded.TypedDate)
          },
          () => undefined,
        )
      }),
    [],
  )
  return Typed ? <Typed {...props} /> : <PlainDate {...props} ref={input} />
}
