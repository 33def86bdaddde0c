import { useId } from 'react'
import { useIntl } from 'react-intl'
import { HelpTip } from '#design-system/overlays/HelpTip'
import { Icon } from '#design-system/text/Icon'
import { StatusTag } from '#design-system/data/StatusTag'
import { bar } from '../../../private/bar.css.ts'
import { cx } from '../../../private/cx.ts'
import { ABOUT, DASH, SPACE } from '../../../private/inline-space.ts'
import { inOwnElements } from '../../../private/own-elements.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { missingFirst, standing, type RankRequirement } from './standing.ts'
import * as css from './RankChecklist.css.ts'

export interface RankChecklistProps extends RootProps {
  /** The next level: “Senior Manager”. null where there is none: the figures stand without a goal. */
  level: string | null
  /** The last day for it, as a date in the page's language: “30 November”. */
  deadline: string
  /** Estimated figures may still change; they have ≈ and are lighter. */
  certainty: 'estimated' | 'final'
  /** When the figures were counted, as a date in the page's language; left out where the page says it. */
  asOf?: string | undefined
  /** What the level takes, in any order: what is missing is shown first. */
  requirements: readonly RankRequirement[]
}

function Requirement({
  requirement,
  certainty,
}: {
  requirement: RankRequirement
  certainty: 'estimated' | 'final'
}) {
  const intl = useIntl()
  const id = useId()
  const { label, help, current, required, previous, note } = requirement
  const { state, toGo } = standing(requirement)
  const number = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 2 })
  const goal = required !== null && intl.formatMessage({ id: 'ds.rank.of' }, { required: number(required) })
  return (
    <li className={css.item}>
      <div className={css.label}>
        <span id={id}>{label}</span>
        {help && (
          <HelpTip term={label} more={help.more}>
            {help.text}
          </HelpTip>
        )}
      </div>
      <div className={cx(css.value, figures, css.certainties[certainty])}>
        {current === null ? (
          <>
            <span aria-hidden="true">{DASH}</span>
            <span className={visuallyHidden}>{intl.formatMessage({ id: 'ds.amount.unknown' })}</span>
          </>
        ) : (
          <>
            {certainty === 'estimated' && (
              <span className={css.about} aria-hidden="true">
                {ABOUT}
              </span>
            )}
            <span>{number(current)}</span>
          </>
        )}
        {SPACE}
        {goal && <span className={css.required}>{goal}</span>}
      </div>
      {state !== 'unknown' && current !== null && required !== null && (
        <progress
          className={cx(bar, css.meters[state])}
          aria-labelledby={id}
          aria-valuetext={`${number(current)} ${goal || ''}`}
          value={Math.max(0, Math.min(current, required))}
          max={Math.max(required, 1)}
        />
      )}
      <div className={css.line}>
        {state === 'missing' && (
          <span className={css.toGo}>
            {intl.formatMessage({ id: 'ds.rank.toGo' }, { amount: number(toGo) })}
          </span>
        )}
        {state === 'reached' && (
          <span className={css.reached}>
            <Icon name="check" size="sm" />
            <span>
              {note === undefined
                ? intl.formatMessage({ id: 'ds.rank.reached' })
                : intl.formatMessage({ id: 'ds.rank.reachedNote' }, { note })}
            </span>
          </span>
        )}
        {previous !== undefined && <span className={css.previous}>{previous}</span>}
      </div>
    </li>
  )
}

/**
 * What the next level takes, how much of it there is, and what is missing until when: in a sentence first, then figure by figure.
 * For one goal use Meter, for figures without any StatStrip.
 */
export function RankChecklist({
  level,
  deadline,
  certainty,
  asOf,
  requirements,
  ...rest
}: RankChecklistProps) {
  const intl = useIntl()
  const missing = requirements.flatMap((one) =>
    standing(one).state === 'missing' && one.missing !== undefined ? [one.missing] : [],
  )
  const reached = requirements.filter((one) => standing(one).state === 'reached').length
  return (
    <div
      {...rootProps(rest)}
      role="group"
      aria-label={
        level === null
          ? intl.formatMessage({ id: 'ds.rank.figures' })
          : intl.formatMessage({ id: 'ds.rank.next' }, { level })
      }
    >
      <div className={css.sentence}>
        {level !== null && (
          <>
            {missing.length > 0 && (
              <span>
                {inOwnElements(
                  intl.formatMessage(
                    { id: 'ds.rank.missing' },
                    {
                      deadline,
                      list: intl.formatList(
                        missing.map((text) => (
                          <strong key={text} className={css.toGo}>
                            {text}
                          </strong>
                        )),
                      ),
                    },
                  ),
                )}
              </span>
            )}
            <span className={css.count}>
              {intl.formatMessage({ id: 'ds.rank.count' }, { reached, count: requirements.length })}
            </span>
          </>
        )}
        <StatusTag tone={certainty === 'estimated' ? 'waiting' : 'success'}>
          {intl.formatMessage({ id: certainty === 'estimated' ? 'ds.stat.estimated' : 'ds.stat.final' })}
        </StatusTag>
        {asOf !== undefined && (
          <span className={css.count}>{intl.formatMessage({ id: 'ds.stat.asOf' }, { date: asOf })}</span>
        )}
      </div>
      <ul role="list" className={css.list}>
        {missingFirst(requirements).map((requirement) => (
          <Requirement
            key={requirement.id}
            requirement={level === null ? { ...requirement, required: null } : requirement}
            certainty={certainty}
          />
        ))}
      </ul>
    </div>
  )
}
