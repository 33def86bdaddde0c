import type { ApplicationType } from '#domain/applications/kinds.ts'
import { userTypeOf } from '#domain/applications/kinds.ts'
import type { FilingStep } from '#domain/applications/steps.ts'
import { groupOf } from '#domain/customers/group.ts'
import { joinName } from '#domain/customers/name.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { listComma } from '#domain/store/languages.ts'
import type { UploadFile } from '#design-system/fields/FileUpload'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import { replenishmentText, userTypeText } from '../labels.ts'
import { productOf, type Draft } from './draft/draft.ts'

export interface StepSummaryProps {
  step: FilingStep
  type: ApplicationType
  draft: Draft
  photos: readonly UploadFile[]
  customer: Customer
}

function useLines({ step, type, draft, photos, customer }: StepSummaryProps): string[] {
  const intl = useIntl()
  const { applicant, found, orders, lines, reason, replenishmentType } = draft
  const because = reason ? [intl.formatMessage({ id: 'applications.summary.reason' }, { reason })] : []
  switch (step) {
    case 'applicant':
      return [
        [
          joinName(applicant.givenName, applicant.surname),
          applicant.associateId,
          userTypeText(intl, userTypeOf(groupOf(customer))),
        ].join(' · '),
        `${applicant.email} · ${applicant.mobile}`,
      ]
    case 'account':
      return found ? [`${joinName(found.firstname, found.lastname)} · ${found.referral_id}`, ...because] : []
    case 'orders':
      return orders.length > 0
        ? [orders.map(({ increment_id: number }) => number).join(listComma(intl.locale))]
        : [intl.formatMessage({ id: 'applications.orders.none' })]
    case 'products':
      return [
        ...(type === 'replenishment' && replenishmentType
          ? [
              replenishmentText(
                intl,
                replenishmentType === 'missing' || replenishmentType === 'wrong'
                  ? replenishmentType
                  : 'damaged',
              ),
            ]
          : []),
        ...lines.map(({ product, quantity, batch, opened }) =>
          intl.formatMessage(
            { id: opened === 'opened' ? 'applications.summary.opened' : 'applications.summary.unopened' },
            { name: productOf(draft, product)?.item.name ?? '', quantity, batch },
          ),
        ),
        ...because,
      ]
    case 'photos':
      return [intl.formatMessage({ id: 'applications.summary.photos' }, { n: photos.length })]
    case 'review':
      return []
  }
}

/** Answers of a completed step. */
export function StepSummary(props: StepSummaryProps) {
  return (
    <Stack gap={1}>
      {useLines(props).map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
    </Stack>
  )
}
