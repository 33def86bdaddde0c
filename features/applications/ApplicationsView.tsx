import { isChangeOpen } from '#domain/applications/rules.ts'
import type { ApplicationInit } from '#domain/applications/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Divider } from '#design-system/layout/Divider'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Heading } from '#design-system/text/Heading'
import { Skeleton, SkeletonOf } from '#design-system/feedback/Skeleton'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ApplicationRow } from './ApplicationRow.tsx'
import { NewApplications } from './NewApplications.tsx'

export interface ApplicationsViewProps {
  /** Undefined while it is being read. */
  init: ApplicationInit | undefined
  failure?: ReadFailure | undefined
  /** Email address for answers; null without one. */
  email: string | null
}

/** Number of applications shown before "All applications". */
const SHOWN = 5

function Filed({ init }: { init: ApplicationInit }) {
  const intl = useIntl()
  const { applicationList: filed } = init
  if (filed.length === 0)
    return (
      <EmptyState level={3} title={intl.formatMessage({ id: 'applications.list.empty' })}>
        {intl.formatMessage({ id: 'applications.list.emptyCopy' })}
      </EmptyState>
    )
  return (
    <>
      <Stack as="ul" gap={4}>
        {filed.slice(0, SHOWN).map((application) => (
          <ApplicationRow key={application.app_id} application={application} />
        ))}
      </Stack>
      <div>
        <TextLink href={paths.applicationList()}>
          {intl.formatMessage({ id: 'applications.list.all' }, { n: filed.length })}
        </TextLink>
      </div>
    </>
  )
}

/** Address of usual length, which takes its place while the page is loading. */
const USUAL_EMAIL = 'someone.else@example.com'

/** States where answers are sent to; undefined while loading. */
function Answers({ email }: { email: string | undefined }) {
  const intl = useIntl()
  const line = (
    <Text tone="muted">
      {intl.formatMessage({ id: 'applications.answers' }, { email: email ?? USUAL_EMAIL })}
    </Text>
  )
  return email === undefined ? <SkeletonOf>{line}</SkeletonOf> : line
}

/** Section of what was filed. */
function FiledSection({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <Stack gap={4}>
      <Divider weight="rule" />
      <Heading level={2} size="section">
        {intl.formatMessage({ id: 'applications.list.title' })}
      </Heading>
      {children}
    </Stack>
  )
}

/** Filed applications, newest first, and the kinds that can be filed. */
export function ApplicationsView({ init, failure, email }: ApplicationsViewProps) {
  const intl = useIntl()
  const isLoading = !init && !failure
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'applications.title' })}
        </Heading>
        {/* With the list and not before: a long address takes a second line, which would move the skeleton. */}
        {isLoading ? <Answers email={undefined} /> : email && <Answers email={email} />}
      </Stack>
      {failure && <ReadError failure={failure} />}
      {init && !failure && (
        <Split
          aside={<NewApplications isChangeOpen={isChangeOpen(init.isEnable)} />}
          asideLabel={intl.formatMessage({ id: 'applications.new.title' })}
        >
          <FiledSection>
            <Filed init={init} />
          </FiledSection>
        </Split>
      )}
      {/* As tall as the window: nothing visible below it moves, however much was filed. */}
      {isLoading && (
        <FiledSection>
          <Skeleton shape="block" height="screen" />
        </FiledSection>
      )}
    </Stack>
  )
}
