import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { Skeleton } from './Skeleton.tsx'
import * as css from './skeleton-set.css.ts'

export interface SkeletonFormProps extends RootProps {
  /** Number of fields in the form. @default 4 */
  fields?: number | undefined
}

/**
 * Placeholder for a whole form: labels, fields of 44 px, and the submit button.
 * Not for a single field, which shows its own loading state.
 */
export function SkeletonForm({ fields = 4, ...rest }: SkeletonFormProps) {
  return (
    <div {...rootProps(rest)} aria-hidden="true" className={css.form}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={css.field}>
          <div className={css.label}>
            <Skeleton shape="text" />
          </div>
          <div className={css.control} />
        </div>
      ))}
      <Skeleton shape="button" />
    </div>
  )
}
