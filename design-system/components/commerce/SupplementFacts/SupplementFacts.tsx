import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './SupplementFacts.css.ts'

export interface SupplementFactsProps extends RootProps {
  /** The table's name: “Supplement facts”. */
  caption: string
  /** Serving size and servings, one line each or together. */
  serving?: ReactNode
  /** Each ingredient with its amount a serving and, where there is one, its share of the daily value. */
  rows: { name: string; amount: string; dailyValue?: string | undefined }[]
  /** Other ingredients, what the percentages mean. */
  note?: ReactNode
  /** The heading level of the caption in the page's outline. @default 2 */
  level?: 2 | 3
}

/**
 * What is in it: the one box with a frame, as on the pack.
 * Other properties of a product are a DescriptionList; figures to compare are a Table, not facts.
 */
export function SupplementFacts({ caption, serving, rows, note, level = 2, ...rest }: SupplementFactsProps) {
  const intl = useIntl()
  const id = useId()
  const Title = `h${level}` as const
  const hasDailyValues = rows.some((row) => row.dailyValue)
  return (
    <section {...rootProps(rest)} className={css.box} aria-labelledby={id}>
      <Title className={css.title} id={id}>
        {caption}
      </Title>
      <div className={css.serving}>{serving}</div>
      <table className={`${css.table} ${figures}`} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'ds.facts.ingredient' })}</th>
            <th scope="col" className={css.number}>
              {intl.formatMessage({ id: 'ds.facts.amount' })}
            </th>
            {hasDailyValues && (
              <th scope="col" className={css.number}>
                {intl.formatMessage({ id: 'ds.facts.daily-value' })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td className={css.number}>{row.amount}</td>
              {hasDailyValues && <td className={css.number}>{row.dailyValue ?? '\u2014'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={css.note}>{note}</p>}
    </section>
  )
}
