import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { StatusTag } from '#design-system/StatusTag'
import { cx } from '../../private/cx.ts'
import { figures } from '../../private/text-styles.css.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as css from './Stat.css.ts'

/** How the number moved since the period before. */
export interface StatChange {
  /** Which way it moved; the sign says it, the colour only helps. */
  direction: 'up' | 'down' | 'same'
  /** By how much, without a sign: “12%”, “HK$340.00”. */
  value: string
  /** Compared with what: “than October”. */
  comparedWith: string
  /** Up is not always good. @default 'neutral' */
  meaning?: 'good' | 'bad' | 'neutral' | undefined
}

export interface StatProps {
  /** What is counted: “Personal volume”. */
  label: string
  /** The number, formatted: “1,240 PV”, or Money. */
  value: ReactNode
  /** Which time it covers: “November 2026”. A number without its period says nothing. */
  period: string
  /** When it was counted, as a date in the page's language: “21 November 2026, 06:00”. */
  asOf: string
  /** Estimated numbers may still change: they look unlike final ones and say so. */
  certainty: 'estimated' | 'final'
  /** How the number moved since the period before; left out where nothing can be compared. */
  change?: StatChange | undefined
  /** A link to the glossary or to what it is made of. */
  children?: ReactNode
}

const arrows = { up: 'arrow-up', down: 'arrow-down', same: 'minus' } as const

/** One number with everything needed to trust it: what, when, as of, final or not, and how it moved. Several numbers in rows are a Table; a share of a goal is a Meter. */
export function Stat({ label, value, period, asOf, certainty, change, children }: StatProps) {
  const intl = useIntl()
  const id = useId()
  const isEstimated = certainty === 'estimated'
  return (
    <div role="group" aria-labelledby={id} className={css.stat}>
      <div className={css.head}>
        <span id={id} className={css.label}>{label}</span>
        <StatusTag tone={isEstimated ? 'waiting' : 'success'}>{intl.formatMessage({ id: isEstimated ? 'ds.stat.estimated' : 'ds.stat.final' })}</StatusTag>
      </div>
      <div className={cx(css.value, figures, isEstimated && css.estimated)}>{value}</div>
      {change && (
        <div className={cx(css.change, css.meanings[change.meaning ?? 'neutral'])}>
          <Icon name={arrows[change.direction]} size="sm" />
          <span><span className={visuallyHidden}>{intl.formatMessage({ id: `ds.stat.${change.direction}` })} </span><span className={cx(css.amount, figures)}>{change.value}</span> {change.comparedWith}</span>
        </div>
      )}
      <div className={css.note}>{period}<br />{intl.formatMessage({ id: 'ds.stat.asOf' }, { date: asOf })}</div>
      {children && <div className={css.note}>{children}</div>}
    </div>
  )
}
