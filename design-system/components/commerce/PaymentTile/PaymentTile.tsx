import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './PaymentTile.css.ts'
import { marks, type PaymentMark } from './marks.tsx'

export interface PaymentTileProps extends RootProps {
  /** One mark, or the cards a method takes. */
  marks: PaymentMark[]
  /** “Visa, Mastercard”; left out where words beside it say the same. */
  label?: string | undefined
}

/** The marks of a way to pay, as the brands want them. A picture, not a choice: the choice is a RadioCards with the marks at its end. */
export function PaymentTile({ marks: names, label, ...rest }: PaymentTileProps) {
  return (
    <span
      {...rootProps(rest)}
      className={css.tiles}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {names.map((name) => (
        <svg key={name} className={css.tile} viewBox="0 0 44 28" aria-hidden="true" focusable="false">
          {marks[name]}
        </svg>
      ))}
    </span>
  )
}
