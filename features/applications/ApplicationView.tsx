import { applicationLife } from '#domain/applications/rules.ts'
import type { FiledApplication } from '#domain/applications/schema.ts'
import { formatDate, formatDateTime } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { paths } from '#domain/store/paths.ts'
import { BackLink } from '#design-system/navigation/BackLink'
import { Divider } from '#design-system/layout/Divider'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'
import { StatusStepper } from '#design-system/data/StatusStepper'
import { Text } from '#design-system/text/Text'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { statusText, typeText } from './labels.ts'
import { ApplicationStatus } from './ApplicationStatus.tsx'
import { FiledFields } from './FiledFields.tsx'
import { Policies } from './Policies.tsx'
import { RefundTotals } from './RefundTotals.tsx'
import { toMinor } from '#domain/money/money.ts'

export interface ApplicationViewProps {
  application: FiledApplication
  /** Renders the photos, which are loaded one by one. */
  Photos: ComponentType<{ application: FiledApplication }>
}

function Life({ application }: { application: FiledApplication }) {
  const intl = useIntl()
  const answered = application.status === 'pending' ? undefined : application.status
  const steps = applicationLife(application).map(({ point, state, at }) => ({
    id: point,
    state,
    isWaiting: state === 'current',
    label:
      point === 'answer' && answered
        ? statusText(intl, answered)
        : intl.formatMessage({ id: `applications.life.${point}` }),
    description: at
      ? formatDateTime(at, intl.locale)
      : point === 'answer'
        ? intl.formatMessage({ id: 'applications.life.answerCopy' })
        : undefined,
  }))
  return <StatusStepper steps={steps} label={intl.formatMessage({ id: 'applications.life.label' })} />
}

function Refund({ application }: { application: FiledApplication }) {
  const intl = useIntl()
  const { refund, status } = application
  if (!refund || status === 'rejected') return <Policies type={application.type} />
  return (
    <Stack gap={4}>
      <Divider weight="rule" />
      <Heading level={2} size="section">
        {intl.formatMessage({ id: 'applications.refund.title' })}
      </Heading>
      <RefundTotals
        goodsMinor={toMinor(refund.goods)}
        feeMinor={toMinor(refund.fee)}
        refundMinor={toMinor(refund.refund)}
        moneyMinor={toMinor(refund.money ?? refund.refund)}
        creditMinor={toMinor(refund.credit)}
        pointsMinor={toMinor(refund.points)}
        isFinal={status === 'approved'}
      />
      {status === 'pending' && (
        <Text size="small" tone="muted">
          {intl.formatMessage({ id: 'applications.refund.notFinal' })}
        </Text>
      )}
    </Stack>
  )
}

/** Progress and content of an application, and for a refund what it pays back. */
export function ApplicationView({ application, Photos }: ApplicationViewProps) {
  const intl = useIntl()
  const { app_id: number, type, status, created_at: created } = application
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href={paths.applications()}>{intl.formatMessage({ id: 'applications.title' })}</BackLink>
        <Inline justify="between" gap={3}>
          <Heading level={1} size="page">
            {typeText(intl, type)}
          </Heading>
          <ApplicationStatus status={status} />
        </Inline>
        <Text tone="muted">
          {intl.formatMessage(
            { id: 'applications.row.filed' },
            { number, date: formatDate(parseServiceTime(created), intl.locale) },
          )}
        </Text>
      </Stack>
      <Life application={application} />
      <Split
        aside={<Refund application={application} />}
        asideLabel={intl.formatMessage({
          id:
            application.refund && status !== 'rejected'
              ? 'applications.refund.title'
              : 'applications.policy.title',
        })}
      >
        <Stack gap={4}>
          <Divider weight="rule" />
          <Heading level={2} size="section">
            {intl.formatMessage({ id: 'applications.detail.filed' })}
          </Heading>
          <FiledFields application={application} photos={<Photos application={application} />} />
        </Stack>
      </Split>
    </Stack>
  )
}
