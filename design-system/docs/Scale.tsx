import { vars } from '#design-system/tokens'
import * as css from './docs.css.ts'

const names = <T extends object>(scale: T) => Object.keys(scale) as (keyof T & string)[]

const sample = '维生素 C · Vitamin C · วิตามินซี'

/** The sizes of text, each in its size. */
export function TypeScale() {
  return (
    <ul className={css.rows}>
      {names(vars.size).map((name) => (
        <li key={name} className={css.row}>
          <code>{name}</code>
          <span style={{ fontSize: vars.size[name] }}>{sample}</span>
        </li>
      ))}
    </ul>
  )
}

/** The steps of space, each as long as it is. */
export function SpaceScale() {
  return (
    <ul className={css.rows}>
      {names(vars.space).map((name) => (
        <li key={name} className={css.row}>
          <code>{name}</code>
          <span className={css.bar} style={{ width: vars.space[name] }} />
        </li>
      ))}
    </ul>
  )
}

/** The corners. */
export function RadiusScale() {
  return (
    <ul className={css.rows}>
      {names(vars.radius).map((name) => (
        <li key={name} className={css.row}>
          <code>{name}</code>
          <span className={css.corner} style={{ borderRadius: vars.radius[name] }} />
        </li>
      ))}
    </ul>
  )
}
