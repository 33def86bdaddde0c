import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Icon.css.ts'
import { icons, type IconName } from './icons.ts'

export interface IconProps extends RootProps {
  /** Which drawing of the set, or one of `moreIcons`. */
  name: IconName
  /** Its edge: `sm` runs with small text, `xl` stands alone. @default 'md' */
  size?: keyof typeof css.sizes
}

/** A drawing beside words. It is decoration: the words say it, so a screen reader does not hear it. */
export function Icon({ name, size = 'md', ...rest }: IconProps) {
  const Drawing = typeof name === 'string' ? icons[name] : name
  return (
    <Drawing
      {...rootProps(rest)}
      className={cx(css.icon, css.sizes[size])}
      strokeWidth={undefined}
      aria-hidden="true"
      focusable="false"
    />
  )
}
