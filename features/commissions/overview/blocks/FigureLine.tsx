import { Amount } from '#design-system/data/Amount'
import { Inline } from '#design-system/layout/Inline'
import { Text } from '#design-system/text/Text'

export interface FigureLineProps {
  /** Null if not known. */
  value: number | null | undefined
  /** The previous value, or another note. */
  note?: string | undefined
}

/** A label with a figure and a muted note at the end of the line. */
export function FigureLine({ value, note }: FigureLineProps) {
  return (
    <Inline gap={3} justify="end" align="baseline">
      {note !== undefined && (
        <Text as="span" size="small" tone="muted">
          {note}
        </Text>
      )}
      <Amount value={value ?? null} format="number" weight="strong" />
    </Inline>
  )
}
