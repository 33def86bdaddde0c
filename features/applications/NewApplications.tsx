import { applicationTypes, isChange } from '#domain/applications/kinds.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Divider } from '#design-system/layout/Divider'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { useIntl } from 'react-intl'
import { typeText } from './labels.ts'

/** The five kinds of application, each with its main condition, so that nobody starts in vain. */
export function NewApplications({ isChangeOpen }: { isChangeOpen: boolean }) {
  const intl = useIntl()
  return (
    <Stack gap={4}>
      <Divider weight="rule" />
      <Heading level={2} size="section">
        {intl.formatMessage({ id: 'applications.new.title' })}
      </Heading>
      {!isChangeOpen && (
        <Banner tone="info" title={intl.formatMessage({ id: 'applications.closed.title' })}>
          {intl.formatMessage({ id: 'applications.closed.copy' })}
        </Banner>
      )}
      <Stack as="ul" gap={4}>
        {applicationTypes.map((type) => {
          const name = typeText(intl, type)
          return (
            <Stack as="li" key={type} gap={2}>
              <Inline justify="between" gap={3} isWrapped={false}>
                <Heading level={3} size="sub">
                  {name}
                </Heading>
                {isChange(type) && !isChangeOpen ? (
                  <Text as="span" size="small" tone="muted">
                    {intl.formatMessage({ id: 'applications.closed.tag' })}
                  </Text>
                ) : (
                  <TextLink
                    href={paths.applicationForm(type)}
                    aria-label={intl.formatMessage({ id: 'applications.new.startOf' }, { name })}
                  >
                    {intl.formatMessage({ id: 'applications.new.start' })}
                  </TextLink>
                )}
              </Inline>
              <Text size="small" tone="muted">
                {intl.formatMessage({ id: `applications.rule.${type}` })}
              </Text>
              <Divider />
            </Stack>
          )
        })}
      </Stack>
    </Stack>
  )
}
