import { useServiceNow } from '#features/kit/service-clock.ts'
import { isChange, type ApplicationType } from '#domain/applications/kinds.ts'
import type { ApplicationInit } from '#domain/applications/schema.ts'
import { openStep, stepsOf, type FilingStep } from '#domain/applications/steps.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { paths } from '#domain/store/paths.ts'
import { BackLink } from '#design-system/navigation/BackLink'
import { Heading } from '#design-system/text/Heading'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { WizardStep } from '#design-system/navigation/WizardStep'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { typeText } from '../labels.ts'
import { isStepDone } from './draft/draft.ts'
import { FilingAside } from './FilingAside.tsx'
import { RefundBar } from './RefundBar.tsx'
import type { CodeFormSlot } from './slots.ts'
import { StepSummary } from './StepSummary.tsx'
import { useDraft } from './draft/use-draft.ts'
import { useFiling } from './use-filing.ts'

// One step is open at a time.
const AccountStep = lazy(() =>
  import('./steps/AccountStep.tsx').then((module) => ({ default: module.AccountStep })),
)
const ApplicantStep = lazy(() =>
  import('./steps/ApplicantStep.tsx').then((module) => ({ default: module.ApplicantStep })),
)
const OrdersStep = lazy(() =>
  import('./steps/OwnOrdersStep.tsx').then((module) => ({ default: module.OwnOrdersStep })),
)
const PhotosStep = lazy(() =>
  import('./steps/PhotosStep.tsx').then((module) => ({ default: module.PhotosStep })),
)
const ProductsStep = lazy(() =>
  import('./steps/ProductsStep.tsx').then((module) => ({ default: module.ProductsStep })),
)
const ReviewStep = lazy(() =>
  import('./steps/ReviewStep.tsx').then((module) => ({ default: module.ReviewStep })),
)

const stepSkeleton = <Skeleton shape="block" height="panel" />

export interface WizardProps {
  type: ApplicationType
  customer: Customer
  init: ApplicationInit
  CodeForm: CodeFormSlot
  outboxHref?: string | undefined
}

/** Files an application step by step. The step is in the address (`?step=`); values are kept until filing. */
export function Wizard({ type, customer, init, CodeForm, outboxHref }: WizardProps) {
  const intl = useIntl()
  const now = useServiceNow()
  const [search, setSearch] = useSearchParams()
  const { draft, change, photos: chosen, setPhotos } = useDraft(customer, type)
  const photos = chosen ?? []
  const today = toHongKongDate(now)
  const { refusal, file } = useFiling(type, customer, today)
  const steps = stepsOf(type)
  const step = openStep(search.get('step'), steps, (one) => isStepDone(one, type, draft, photos, customer))
  const at = steps.indexOf(step)
  const goTo = (next: FilingStep) => {
    setSearch({ step: next }, { preventScrollReset: true })
  }
  const shared = {
    draft,
    onChange: change,
    onNext: () => {
      goTo(steps[at + 1] ?? 'review')
    },
  }
  const bodies = {
    applicant: () => <ApplicantStep {...shared} customer={customer} today={today} />,
    account: () =>
      isChange(type) ? <AccountStep {...shared} type={type} referrer={init.referrerInfo} /> : null,
    orders: () => <OrdersStep {...shared} type={type} now={now} />,
    products: () => <ProductsStep {...shared} type={type} filed={init.applicationList} />,
    // what is read from the browser's database would take the place of what is chosen before
    photos: () =>
      chosen ? (
        <PhotosStep type={type} photos={chosen} onChange={setPhotos} onNext={shared.onNext} />
      ) : (
        stepSkeleton
      ),
    review: () => (
      <ReviewStep
        customer={customer}
        draft={draft}
        refusal={refusal}
        CodeForm={CodeForm}
        outboxHref={outboxHref}
        onFile={(code) => file(draft, photos, code)}
      />
    ),
  } satisfies Record<FilingStep, () => unknown>
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <BackLink href={paths.applications()}>{intl.formatMessage({ id: 'applications.title' })}</BackLink>
        <Heading level={1} size="page">
          {typeText(intl, type)}
        </Heading>
        <Text tone="muted">
          {intl.formatMessage({ id: 'applications.step.of' }, { n: at + 1, count: steps.length })}
        </Text>
      </Stack>
      <Split
        aside={<FilingAside type={type} draft={draft} />}
        asideLabel={intl.formatMessage({
          id: type === 'refund' ? 'applications.refund.would' : 'applications.policy.title',
        })}
      >
        <Stack gap={5}>
          {steps.map((one, index) => (
            <WizardStep
              key={one}
              number={index + 1}
              state={index < at ? 'done' : index === at ? 'current' : 'next'}
              title={intl.formatMessage({
                id:
                  one === 'account' && isChange(type)
                    ? `applications.field.account.${type}`
                    : one === 'account'
                      ? 'applications.step.orders'
                      : `applications.step.${one}`,
              })}
              summary={
                <StepSummary step={one} type={type} draft={draft} photos={photos} customer={customer} />
              }
              onEdit={() => {
                goTo(one)
              }}
            >
              {index === at && <Suspense fallback={stepSkeleton}>{bodies[one]()}</Suspense>}
            </WizardStep>
          ))}
        </Stack>
      </Split>
      {type === 'refund' && <RefundBar draft={draft} />}
    </Stack>
  )
}
