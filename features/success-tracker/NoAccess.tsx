import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Inline } from '#design-system/layout/Inline'
import { TextLink } from '#design-system/text/TextLink'
import { useIntl } from 'react-intl'

/** Why the tracker stays closed: the account is unknown to it, or it is no associate's. Everything else works as usual. */
export function NoAccess({ reason }: { reason: 'account' | 'group' }) {
  const intl = useIntl()
  return (
    <Banner
      tone="warning"
      title={intl.formatMessage({ id: `tracker.closed.${reason}Title` })}
      action={
        <Inline gap={4} isWrapped>
          <TextLink href={reason === 'account' ? paths.content('contact') : paths.associateOffer()}>
            {intl.formatMessage({ id: `tracker.closed.${reason}Action` })}
          </TextLink>
          <TextLink href={paths.successTrackerInformation()}>
            {intl.formatMessage({ id: 'tracker.about' })}
          </TextLink>
        </Inline>
      }
    >
      {intl.formatMessage({ id: `tracker.closed.${reason}` })}
    </Banner>
  )
}
