import { paths } from '#domain/store/paths.ts'
import { BackLink } from '#design-system/navigation/BackLink'
import { Heading } from '#design-system/text/Heading'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import { glossaryTerms } from './terms.ts'

/** All terms of the business area; each has an anchor that help tips link to. */
export function GlossaryPage() {
  const intl = useIntl()
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <BackLink href={paths.dashboard()}>{intl.formatMessage({ id: 'glossary.back' })}</BackLink>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'glossary.title' })}
        </Heading>
        <Text tone="muted">{intl.formatMessage({ id: 'glossary.lead' })}</Text>
      </Stack>
      {glossaryTerms.map((term) => (
        <Section
          key={term}
          id={term}
          size="sub"
          space="none"
          title={intl.formatMessage({ id: `glossary.term.${term}` })}
        >
          <Text>{intl.formatMessage({ id: `glossary.meaning.${term}` })}</Text>
        </Section>
      ))}
    </Stack>
  )
}
