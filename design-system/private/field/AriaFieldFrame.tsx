import { Label, Text } from 'react-aria-components'
import { FieldLayout, type FieldFrameProps } from './Field.tsx'
import * as styles from './field.css.ts'

/** A FieldFrame for a react-aria field, which hands its ids down by context. */
export function AriaFieldFrame({ label, description, ...rest }: Omit<FieldFrameProps, 'ids'>) {
  return (
    <FieldLayout
      {...rest}
      label={<Label className={styles.label}>{label}</Label>}
      description={
        description && (
          <Text slot="description" elementType="div" className={styles.hint}>
            {description}
          </Text>
        )
      }
      mistake={(content) => (
        <Text slot="errorMessage" elementType="div" className={styles.error}>
          {content}
        </Text>
      )}
    />
  )
}
