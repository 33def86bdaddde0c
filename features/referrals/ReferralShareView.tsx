import { joinName } from '#domain/customers/name.ts'
import type { ReferrerInfo } from '#domain/referrals/schema.ts'
import { CopyButton } from '#design-system/CopyButton'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { Poster } from '#design-system/Poster'
import { Section } from '#design-system/Section'
import { ShareButton } from '#design-system/ShareButton'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'

export interface ReferralShareViewProps {
  /** Undefined while loading. */
  info: ReferrerInfo | undefined
  /** The QR code of the link, a data URI. */
  picture: string | undefined
  failure?: ReadFailure | undefined
}

/** Pixels of the QR code's edge: large enough to scan from a screen. */
const EDGE = 160

/** The link of a referrer: shown, copied, shared, printed. */
export function ReferralShareView({ info, picture, failure }: ReferralShareViewProps) {
  const intl = useIntl()
  const code = info?.referral_id ?? ''
  const name = joinName(info?.firstname, info?.lastname)
  const join = intl.formatMessage({ id: 'referrals.join' }, { name })
  const scan = intl.formatMessage({ id: 'referrals.scan' }, { code })
  const address = info?.url.replace(/^https?:\/\//, '') ?? ''
  return (
    <Section space="none" size="sub" title={intl.formatMessage({ id: 'referrals.title' })}>
      {failure && <ReadError failure={failure} as="banner" level={3} />}
      {!failure && (!info || !picture) && <Skeleton shape="block" height="s20" />}
      {info && picture && (
        <Stack gap={4}>
          <Text size="small" tone="muted">
            {intl.formatMessage({ id: 'referrals.copy' }, { code })}
          </Text>
          <Heading level={3} size="section">
            {join}
          </Heading>
          <div>
            <img src={picture} alt={scan} width={EDGE} height={EDGE} />
          </div>
          <Stack gap={1}>
            <Text size="small">{scan}</Text>
            <Text size="small" isTabular>
              {address}
            </Text>
          </Stack>
          <Inline gap={2} isWrapped>
            <CopyButton text={info.url} label={intl.formatMessage({ id: 'referrals.copyLink' })} />
            <ShareButton title={join} url={info.url} />
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
      )}
    </Section>
  )
}
