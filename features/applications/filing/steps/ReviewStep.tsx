import { mobileOfApplication } from '#domain/applications/rules.ts'
import { boundMobile, type BoundMobile } from '#domain/customers/bound-mobile.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { Banner } from '#design-system/feedback/Banner'
import { SkeletonForm } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { Draft } from '../draft/draft.ts'
import type { CodeFormSlot } from '../slots.ts'

export interface ReviewStepProps {
  customer: Customer
  draft: Draft
  /** Why the application was refused. */
  refusal: string | undefined
  CodeForm: CodeFormSlot
  /** Files the application; rethrows a wrong code. */
  onFile: (code: string) => Promise<void>
  outboxHref?: string | undefined
}

/** Summary of all steps, and the SMS code for filing. */
export function ReviewStep({ customer, draft, refusal, CodeForm, onFile, outboxHref }: ReviewStepProps) {
  const intl = useIntl()
  const mobile: BoundMobile | null = mobileOfApplication(boundMobile(customer), draft.applicant.mobile)
  return (
    <Stack gap={4}>
      <Text tone="muted">
        {intl.formatMessage({ id: 'applications.review.copy' }, { email: draft.applicant.email })}
      </Text>
      {refusal && (
        <Banner tone="critical" isLive>
          {refusal}
        </Banner>
      )}
      {mobile && (
        <Suspense fallback={<SkeletonForm fields={2} />}>
          <CodeForm
            mobile={mobile}
            submitLabel={intl.formatMessage({ id: 'applications.review.file' })}
            pendingLabel={intl.formatMessage({ id: 'applications.review.filing' })}
            onCode={onFile}
            outboxHref={outboxHref}
          />
        </Suspense>
      )}
    </Stack>
  )
}
