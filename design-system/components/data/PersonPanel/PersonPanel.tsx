import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ActiveMark } from '#design-system/data/ActiveMark'
import { Button } from '#design-system/actions/Button'
import { moreIcons, Icon } from '#design-system/text/Icon'
import type { StatProps } from '#design-system/data/Stat'
import { StatusTag } from '#design-system/data/StatusTag'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures as tabular } from '../../../private/text-styles.css.ts'
import * as css from './PersonPanel.css.ts'

/** A figure of the person: its name, its value (an Amount), final or not. */
export type PersonFigure = Pick<StatProps, 'label' | 'value' | 'certainty'>

export interface PersonFact {
  /** What it is: “Joined”. */
  term: string
  /** What it is here, in words. */
  description: ReactNode
}

export interface PersonPanelProps extends RootProps {
  /** The person's name; null where the person does not share it. */
  name: string | null
  /** Whether the name stands above the panel already: in the title of the dialog around it. */
  isNameHidden?: boolean | undefined
  /** The member number, masked where the name is not shared. */
  memberNumber: string
  /** The level in words: “Manager”. */
  level: string
  /** Whether the person is active in the period. */
  isActive: boolean
  /** The figures of the period, the newest first. */
  figures: readonly PersonFigure[]
  /** What else is known: joined, renewal, leg. */
  facts: readonly PersonFact[]
  /** Shows the tree from this person down; left out where nobody is below. */
  onShowBranch?: (() => void) | undefined
  /** A note below: what the person shares. */
  children?: ReactNode
}

/** One person of a team: figures and facts, beside the tree in a Split or over it in a Drawer. Whose name is not shared has a lock in its place. Not for the reader's own account: use Stat and DescriptionList. */
export function PersonPanel({
  name,
  isNameHidden = false,
  memberNumber,
  level,
  isActive,
  figures,
  facts,
  onShowBranch,
  children,
  ...rest
}: PersonPanelProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <section {...rootProps(rest)} className={css.panel} aria-labelledby={isNameHidden ? undefined : id}>
      <div className={css.head}>
        {!isNameHidden && (
          <h2 id={id} className={cx(css.name, name === null && css.unshared)}>
            {name === null && <Icon name={moreIcons.lock} size="sm" />}
            <span>{name ?? intl.formatMessage({ id: 'ds.person.unshared' })}</span>
          </h2>
        )}
        <ActiveMark isActive={isActive} />
        <div className={css.number}>
          {intl.formatMessage({ id: 'ds.person.line' }, { number: memberNumber, level })}
        </div>
      </div>
      {figures.length > 0 && (
        <dl className={css.figures}>
          {figures.map((figure) => (
            <div key={figure.label} className={css.figure}>
              <dt className={css.term}>
                <span>{figure.label}</span>
                {figure.certainty === 'estimated' && (
                  <StatusTag tone="waiting">{intl.formatMessage({ id: 'ds.stat.estimated' })}</StatusTag>
                )}
              </dt>
              <dd className={cx(css.value, tabular, figure.certainty === 'final' && css.strong)}>
                {figure.value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.term} className={css.fact}>
              <dt className={css.term}>{fact.term}</dt>
              <dd>{fact.description}</dd>
            </div>
          ))}
        </dl>
      )}
      {children !== undefined && <div className={css.note}>{children}</div>}
      {onShowBranch && (
        <div className={css.action}>
          <Button onPress={onShowBranch}>{intl.formatMessage({ id: 'ds.person.branch' })}</Button>
        </div>
      )}
    </section>
  )
}
