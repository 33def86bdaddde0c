import { useState, type ReactNode } from 'react'

/** Holds the value of a controlled component. For stories only. */
export function Held<T>({
  initial,
  onChange,
  children,
}: {
  initial: T
  onChange?: ((value: T) => void) | undefined
  children: (value: T, set: (value: T) => void) => ReactNode
}) {
  const [value, setValue] = useState(initial)
  return children(value, (next) => {
    setValue(next)
    onChange?.(next)
  })
}
