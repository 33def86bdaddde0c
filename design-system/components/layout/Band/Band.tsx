import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Band.css.ts'

export interface BandProps extends RootProps {
  /** The offer in a few words: the band's heading. */
  title: string
  /** What it means for the reader, in a sentence or two. */
  copy: ReactNode
  /** Three at most: what it costs, what it gives. */
  facts?: { term: string; value: ReactNode }[]
  /** The one way in, usually a LinkButton. */
  action: ReactNode
}

/** The one golden band of a page: the associate offer. Never two on a page; any other offer is a PromoCard or an OfferRow. */
export function Band({ title, copy, facts = [], action, ...rest }: BandProps) {
  const id = useId()
  return (
    <section {...rootProps(rest)} className={css.band} aria-labelledby={id}>
      <div className={css.inner}>
        <div>
          <h2 className={css.title} id={id}>
            {title}
          </h2>
          <p className={css.copy}>{copy}</p>
        </div>
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.term}>
              <dt className={css.term}>{fact.term}</dt>
              <dd className={css.value}>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {action}
      </div>
    </section>
  )
}
