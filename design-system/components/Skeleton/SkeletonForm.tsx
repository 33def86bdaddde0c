import { Skeleton } from './Skeleton.tsx'
import * as css from './skeleton-set.css.ts'

export interface SkeletonFormProps {
  /** How many fields it will have. @default 4 */
  fields?: number | undefined
}

/**
 * The place of a form: labels, fields of 44 px, and the button that sends it.
 * A single field that is loading says so itself and needs no skeleton: take this only for a whole form.
 */
export function SkeletonForm({ fields = 4 }: SkeletonFormProps) {
  return <div aria-hidden="true" className={css.form}>{Array.from({ length: fields }, (_, field) => <div key={field} className={css.field}><div className={css.label}><Skeleton shape="text" /></div><div className={css.control} /></div>)}<Skeleton shape="button" /></div>
}
