import { MEMBERSHIP_FEE_MINOR } from '#domain/membership/fee.ts'
import { formatMoney } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { Band } from '#design-system/layout/Band'
import { LinkButton } from '#design-system/actions/LinkButton'
import { useIntl } from 'react-intl'

/** Invites the visitor to become an associate: the fee and the benefits. */
export function AssociateOffer() {
  const intl = useIntl()
  return (
    <Band
      title={intl.formatMessage({ id: 'catalogue.associate.title' })}
      copy={intl.formatMessage({ id: 'catalogue.associate.copy' })}
      facts={[
        {
          term: intl.formatMessage({ id: 'catalogue.associate.fee' }),
          value: formatMoney(MEMBERSHIP_FEE_MINOR),
        },
        {
          term: intl.formatMessage({ id: 'catalogue.associate.retail' }),
          value: intl.formatMessage({ id: 'catalogue.associate.retailValue' }),
        },
        {
          term: intl.formatMessage({ id: 'catalogue.associate.loyalty' }),
          value: intl.formatMessage({ id: 'catalogue.associate.loyaltyValue' }),
        },
      ]}
      action={
        <LinkButton href={paths.associateOffer()} variant="line">
          {intl.formatMessage({ id: 'catalogue.associate.action' })}
        </LinkButton>
      }
    />
  )
}
