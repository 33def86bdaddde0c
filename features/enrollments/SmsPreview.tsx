import { invitationSms } from '#domain/enrollments/sms-text.ts'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { paths } from '#domain/store/paths.ts'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useHydrated } from '#features/kit/storage.ts'
import { useIntl } from 'react-intl'

/**
 * Preview of the newcomer's SMS.
 * @param language its store code
 * @param account member number of the enroller; empty until one is found
 */
export function SmsPreview({ language, account }: { language: string; account: string }) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const { code, tag } = languageOf(language) ?? defaultLanguage
  const host = isHydrated ? location.host : ''
  return (
    <Section space="none" size="sub" title={intl.formatMessage({ id: 'enrollments.sms.title' })}>
      <Stack gap={3}>
        <Text as="div" lang={tag}>
          {invitationSms(code, account, `${host}${paths.invite('Kx82f')}…`)}
        </Text>
        <Text size="small" tone="muted">
          {intl.formatMessage({ id: 'enrollments.sms.copy' })}
        </Text>
      </Stack>
    </Section>
  )
}
