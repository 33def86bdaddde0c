import type { ReactNode } from 'react'
import * as css from './Matrix.css.ts'
import { permute, type Values } from './permute.ts'

/** All combinations of a component's props, each under its own words. For stories only. */
export function Matrix<Props extends object>({
  values,
  render,
  isWide = false,
}: {
  values: Values<Props>
  render: (props: Partial<Props>, index: number) => ReactNode
  isWide?: boolean
}) {
  return (
    <div className={`${css.matrix} ${isWide ? css.wide : ''}`}>
      {permute(values).map((props, index) => (
        <div className={`${css.cell} ${isWide ? css.wideCell : ''}`} key={index}>
          <span className={css.caption}>
            {Object.entries(props)
              .map(([key, value]) => `${key} ${typeof value === 'object' ? '…' : String(value)}`)
              .join(' · ')}
          </span>
          {render(props, index)}
        </div>
      ))}
    </div>
  )
}
