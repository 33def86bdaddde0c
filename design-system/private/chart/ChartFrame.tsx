import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { visuallyHidden } from '../visually-hidden.css.ts'
import * as css from './chart.css.ts'
import { ChartTable, type ChartTableProps } from './ChartTable.tsx'

/** What every chart takes. */
export interface ChartBaseProps {
  /** What is shown: “Volume by month”. */
  title: string
  /** What one sees in it, in a sentence; a screen reader hears it with the title. */
  summary?: string | undefined
  /** Whether the table of its numbers opens on demand or stands below. @default 'toggle' */
  table?: 'toggle' | 'shown' | undefined
  /** Period, “as of”, a link to the glossary. */
  children?: ReactNode
}

interface ChartFrameProps extends Omit<ChartBaseProps, 'table'> {
  data: ChartTableProps
  /** The drawing; `description` is the id of what explains it and the keys. */
  draw: (description: string) => ReactNode
}

/** A chart with its title, what it says in words, and its numbers as a table. */
export function ChartFrame({ title, summary, children, data, draw }: ChartFrameProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <figure className={css.figure}>
      <figcaption>
        <div className={css.title}>{title}</div>
        {summary && <div className={css.note}>{summary}</div>}
      </figcaption>
      <div id={id} className={visuallyHidden}>
        {summary} {intl.formatMessage({ id: 'ds.chart.keys' })}
      </div>
      {draw(id)}
      {children && <div className={css.note}>{children}</div>}
      <ChartTable {...data} />
    </figure>
  )
}
