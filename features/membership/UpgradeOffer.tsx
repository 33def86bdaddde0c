import { MEMBERSHIP_FEE_MINOR } from '#domain/membership/fee.ts'
import { formatMoney } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { useIntl } from 'react-intl'

/** The associate offer for a preferred customer, with the way to join. */
export function UpgradeOffer() {
  const intl = useIntl()
  return (
    <Section space="none" title={intl.formatMessage({ id: 'membership.upgrade.title' })}>
      <Banner
        tone="member"
        action={
          <LinkButton href={paths.associateBundles()}>
            {intl.formatMessage({ id: 'membership.upgrade.action' })}
          </LinkButton>
        }
      >
        <Stack gap={3}>
          <span>{intl.formatMessage({ id: 'membership.upgrade.copy' })}</span>
          <DescriptionList
            layout="narrow"
            items={[
              {
                term: intl.formatMessage({ id: 'membership.fact.fee' }),
                description: formatMoney(MEMBERSHIP_FEE_MINOR),
              },
              ...(['retail', 'loyalty'] as const).map((fact) => ({
                term: intl.formatMessage({ id: `membership.fact.${fact}` }),
                description: intl.formatMessage({ id: `membership.fact.${fact}Value` }),
              })),
            ]}
          />
        </Stack>
      </Banner>
    </Section>
  )
}
