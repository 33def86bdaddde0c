import { paths } from '#domain/store/paths.ts'
import { BackLink } from '#design-system/navigation/BackLink'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { Disclosure } from '#design-system/data/Disclosure'
import { Heading } from '#design-system/text/Heading'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

const facts = ['who', 'levels', 'figures', 'data'] as const
const questions = ['back', 'goals', 'differ'] as const

/** /successTrackerInformation: what the tracker is. Open to everybody; it reads nothing. */
export function TrackerInfoPage() {
  const intl = useIntl()
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <BackLink href={paths.successTracker()}>{intl.formatMessage({ id: 'tracker.title' })}</BackLink>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'tracker.info.title' })}
        </Heading>
      </Stack>
      <Section space="none" title={intl.formatMessage({ id: 'tracker.info.shows' })}>
        <Stack gap={4}>
          <Text>{intl.formatMessage({ id: 'tracker.info.what' })}</Text>
          <Text>{intl.formatMessage({ id: 'tracker.info.how' })}</Text>
          <DescriptionList
            layout="narrow"
            items={facts.map((fact) => ({
              term: intl.formatMessage({ id: `tracker.info.${fact}Term` }),
              description: intl.formatMessage({ id: `tracker.info.${fact}` }),
            }))}
          />
        </Stack>
      </Section>
      <Section space="none" title={intl.formatMessage({ id: 'tracker.info.questions' })}>
        <div>
          {questions.map((question, index) => (
            <Disclosure
              key={question}
              isOpenAtFirst={index === 0}
              title={intl.formatMessage({ id: `tracker.question.${question}` })}
            >
              <Text tone="muted">{intl.formatMessage({ id: `tracker.answer.${question}` })}</Text>
            </Disclosure>
          ))}
        </div>
      </Section>
    </Stack>
  )
}
