import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon, moreIcons } from '#design-system/text/Icon'
import { StatusTag } from '#design-system/data/StatusTag'
import { cx } from '../../../private/cx.ts'
import { FigureContext } from '../../../private/figure.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { inOwnElements } from '../../../private/own-elements.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
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

export interface StatProps extends RootProps {
  /** What is counted: “Personal volume”. */
  label: string
  /** The number, formatted: “1,240 PV”, or an Amount. */
  value: ReactNode
  /** Which time it covers: “November 2026”. Leave it out only where the label, a StatStrip or the page says it. */
  period?: string | undefined
  /** When it was counted, as a date in the page's language: “21 November 2026, 06:00”. Leave it out only where a StatStrip or the page says it. */
  asOf?: string | undefined
  /** Estimated numbers may still change: they look unlike final ones and say so. Leave it out for what is neither, such as a balance. */
  certainty?: 'estimated' | 'final' | undefined
  /** How the number moved since the period before; left out where nothing can be compared. */
  change?: StatChange | undefined
  /** A link to the glossary or to what it is made of. */
  children?: ReactNode
}

const arrows = { up: moreIcons.arrowUp, down: moreIcons.arrowDown, same: 'minus' } as const

/** One number with everything needed to trust it: what, when, as of, final or not, and how it moved. Related numbers stand in a StatStrip, several in rows are a Table; a share of a goal is a Meter. */
export function Stat({ label, value, period, asOf, certainty, change, children, ...rest }: StatProps) {
  const intl = useIntl()
  const id = useId()
  const isEstimated = certainty === 'estimated'
  return (
    <div {...rootProps(rest)} role="group" aria-labelledby={id} className={css.stat}>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {certainty && (
          <StatusTag tone={isEstimated ? 'waiting' : 'success'}>
            {intl.formatMessage({ id: isEstimated ? 'ds.stat.estimated' : 'ds.stat.final' })}
          </StatusTag>
        )}
      </div>
      <div className={cx(css.value, figures, isEstimated && css.estimated)}>
        <FigureContext value={true}>{inOwnElements(value)}</FigureContext>
      </div>
      {change && (
        <div className={cx(css.change, css.meanings[change.meaning ?? 'neutral'])}>
          <Icon name={arrows[change.direction]} size="sm" />
          <span>
            <span className={visuallyHidden}>
              {intl.formatMessage({ id: `ds.stat.${change.direction}` }) + SPACE}
            </span>
            <span className={cx(css.amount, figures)}>{change.value}</span> <span>{change.comparedWith}</span>
          </span>
        </div>
      )}
      {(period ?? asOf) !== undefined && (
        <div className={css.note}>
          {period !== undefined && <span>{period}</span>}
          {period !== undefined && asOf !== undefined && <br />}
          {asOf !== undefined && <span>{intl.formatMessage({ id: 'ds.stat.asOf' }, { date: asOf })}</span>}
        </div>
      )}
      {children && <div className={css.note}>{children}</div>}
    </div>
  )
}
