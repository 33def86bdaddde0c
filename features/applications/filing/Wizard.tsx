import { useServiceNow } from '#features/kit/service-clock.ts'
import { isChange, type ApplicationType } from '#domain/applications/kinds.ts'
import type { ApplicationInit } from '#domain/applications/schema.ts'
import { openStep, stepsOf, type FilingStep } from '#domain/applications/steps.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import type { UploadFile } from '#design-system/fields/FileUpload'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'
import { WizardStep } from '#design-system/navigation/WizardStep'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { isStepDone } from './draft/draft.ts'
import { FilingAside } from './FilingAside.tsx'
import { FilingFrame } from './FilingFrame.tsx'
import { FilingSkeleton } from './FilingSkeleton.tsx'
import {
  AccountStep,
  ApplicantStep,
  OrdersStep,
  PhotosStep,
  prefetchStep,
  ProductsStep,
  ReviewStep,
} from './steps/lazy-steps.ts'
import { RefundBar } from './RefundBar.tsx'
import type { CodeFormSlot } from './slots.ts'
import { StepSummary } from './StepSummary.tsx'
import { useDraft } from './draft/use-draft.ts'
import { useFiling } from './use-filing.ts'

export interface WizardProps {
  type: ApplicationType
  customer: Customer
  init: ApplicationInit
  CodeForm: CodeFormSlot
  outboxHref?: string | undefined
}

type StepsProps = WizardProps &
  Omit<ReturnType<typeof useDraft>, 'photos'> & { photos: readonly UploadFile[] }

/** Fetches the form of the next step as soon as someone starts on the open one. */
function usePrefetchOnFocus(next: FilingStep) {
  useEffect(() => {
    const fetchNext = () => {
      prefetchStep(next)
    }
    addEventListener('focusin', fetchNext, { once: true })
    return () => {
      removeEventListener('focusin', fetchNext)
    }
  }, [next])
}

/**
 * The steps of an application: done ones as a summary, the open one with its form. Suspends until that form is loaded; the router
 * changes steps in a transition, so that the step before stays until then.
 */
function Steps({ type, customer, init, CodeForm, outboxHref, draft, change, photos, setPhotos }: StepsProps) {
  const intl = useIntl()
  const now = useServiceNow()
  const [search, setSearch] = useSearchParams()
  const today = toHongKongDate(now)
  const { refusal, file } = useFiling(type, customer, today)
  const steps = stepsOf(type)
  const step = openStep(search.get('step'), steps, (one) => isStepDone(one, type, draft, photos, customer))
  const at = steps.indexOf(step)
  const next = steps[at + 1] ?? 'review'
  usePrefetchOnFocus(next)
  const goTo = (one: FilingStep) => {
    setSearch({ step: one }, { preventScrollReset: true })
  }
  const shared = {
    draft,
    onChange: change,
    onNext: () => {
      goTo(next)
    },
  }
  const bodies = {
    applicant: () => <ApplicantStep {...shared} customer={customer} today={today} />,
    account: () =>
      isChange(type) ? <AccountStep {...shared} type={type} referrer={init.referrerInfo} /> : null,
    orders: () => <OrdersStep {...shared} type={type} now={now} />,
    products: () => <ProductsStep {...shared} type={type} filed={init.applicationList} />,
    photos: () => <PhotosStep type={type} photos={photos} onChange={setPhotos} onNext={shared.onNext} />,
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
  } satisfies Record<FilingStep, () => ReactNode>
  return (
    <FilingFrame type={type} step={step}>
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
              {index === at && bodies[one]()}
            </WizardStep>
          ))}
        </Stack>
      </Split>
      {type === 'refund' && <RefundBar draft={draft} />}
    </FilingFrame>
  )
}

/**
 * Files an application step by step. The step is in the address (`?step=`); values are kept until filing. Nothing is shown before
 * the kept values and the form of the first step are there, so that no step opens or grows by itself.
 */
export function Wizard(props: WizardProps) {
  const { type, customer } = props
  const { photos, ...draft } = useDraft(customer, type)
  const skeleton = <FilingSkeleton type={type} />
  if (!photos) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <Steps {...props} {...draft} photos={photos} />
    </Suspense>
  )
}
