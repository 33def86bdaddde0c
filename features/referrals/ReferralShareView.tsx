import { joinName } from '#domain/customers/name.ts'
import type { ReferrerInfo } from '#domain/referrals/schema.ts'
import { CopyButton } from '#design-system/actions/CopyButton'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Poster } from '#design-system/actions/Poster'
import { Section } from '#design-system/layout/Section'
import { ShareButton } from '#design-system/actions/ShareButton'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export interface ReferralShareViewProps {
  /** Undefined while loading. */
  info: ReferrerInfo | undefined
  /** The QR code of the link, a data URI. */
  picture: string | undefined
  failure?: ReadFailure | undefined
  /** What follows the link, drawn as soon as its size is known. */
  children?: ReactNode
}

/** Pixels of the QR code's edge: large enough to scan from a screen. */
const EDGE = 160

/** The link of a referrer: handed on first of all, or shown, copied and printed. What follows it does not move. */
export function ReferralShareView({ info, picture, failure, children }: ReferralShareViewProps) {
  const intl = useIntl()
  const isRead = info !== undefined && picture !== undefined
  return (
    <>
      <Section space="none" size="sub" title={intl.formatMessage({ id: 'referrals.title' })}>
        {failure && <ReadError failure={failure} as="banner" level={3} />}
        {!failure && !isRead && <Skeleton shape="block" height="screen" />}
        {isRead && <OwnLink info={info} picture={picture} />}
      </Section>
      {(failure || isRead) && children}
    </>
  )
}

function OwnLink({ info, picture }: { info: ReferrerInfo; picture: string }) {
  const intl = useIntl()
  const code = info.referral_id
  const name = joinName(info.firstname, info.lastname)
  const join = intl.formatMessage({ id: 'referrals.join' }, { name })
  const scan = intl.formatMessage({ id: 'referrals.scan' }, { code })
  return (
    <Inline gap={6} align="start">
      <img src={picture} alt={scan} width={EDGE} height={EDGE} />
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={3} size="section">
            {join}
          </Heading>
          <Text size="small" tone="muted">
            {intl.formatMessage({ id: 'referrals.copy' }, { code })}
          </Text>
          <Text size="small" isTabular>
            {info.url.replace(/^https?:\/\//, '')}
          </Text>
        </Stack>
        <Inline gap={2}>
          <ShareButton title={join} url={info.url} variant="primary" />
          <CopyButton text={info.url} label={intl.formatMessage({ id: 'referrals.copyLink' })} />
          <Poster
            label={intl.formatMessage({ id: 'referrals.print' })}
            title={join}
            description={scan}
            url={info.url}
            code={code}
            name={name}
            size="A4"
          />
        </Inline>
      </Stack>
    </Inline>
  )
}
