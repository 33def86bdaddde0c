import { useIntl } from 'react-intl'
import { Icon, type IconName } from '#design-system/Icon'
import * as css from './MembershipCard.css.ts'

export interface MembershipCardProps {
  /** Which membership: "Associate". */
  kind: string
  /** As it is written for people; spaces between its groups are welcome. */
  memberNumber: string
  /** The member's name, as the shop joins it. */
  name: string
  /** In force, to be renewed soon, or over; the words come with it. */
  status: { state: keyof typeof css.statuses; label: string }
  /** The last day, written out in the page's language; left out where there is none. */
  expires?: string | undefined
}

const marks: Record<keyof typeof css.statuses, IconName> = { active: 'success', due: 'clock', expired: 'error' }

/**
 * A membership as a card: to show at a desk, or on paper (it prints in black without a ground). It does nothing; renewal is a button beside it.
 * To lead somewhere take a Button below it; a member's figures are Stats, not part of the card.
 */
export function MembershipCard({ kind, memberNumber, name, status, expires }: MembershipCardProps) {
  const intl = useIntl()
  return (
    <section className={css.card} aria-label={intl.formatMessage({ id: 'ds.member.card' }, { kind })}>
      <div className={css.head}>
        <div>
          <p className={css.shop}>{intl.formatMessage({ id: 'ds.logo.name' })}</p>
          <p className={css.kind}>{kind}</p>
        </div>
        <p className={css.statuses[status.state]}><Icon name={marks[status.state]} size="sm" />{status.label}</p>
      </div>
      <dl>
        <dt className={css.term}>{intl.formatMessage({ id: 'ds.member.number' })}</dt>
        <dd className={css.number} translate="no">{memberNumber}</dd>
      </dl>
      <dl className={css.facts}>
        <div>
          <dt className={css.term}>{intl.formatMessage({ id: 'ds.member.name' })}</dt>
          <dd className={css.fact} translate="no">{name}</dd>
        </div>
        {expires !== undefined && (
          <div>
            <dt className={css.term}>{intl.formatMessage({ id: status.state === 'expired' ? 'ds.member.expired' : 'ds.member.expires' })}</dt>
            <dd className={css.fact}>{expires}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
