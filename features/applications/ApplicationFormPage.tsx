import { isApplicationType, isChange, type ApplicationType } from '#domain/applications/kinds.ts'
import { hasAskedForReferrer, isChangeOpen } from '#domain/applications/rules.ts'
import type { ApplicationInit } from '#domain/applications/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { moreIcons } from '#design-system/text/Icon'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useProfileFailure, useSession } from '#features/kit/session.ts'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { typeText } from './labels.ts'
import type { CodeFormSlot } from './filing/slots.ts'
import { FilingSkeleton } from './filing/FilingSkeleton.tsx'
import { Wizard } from './filing/Wizard.tsx'
import { useApplicationInit } from './use-application-init.ts'

// Few customers have no email.
const EmailDialog = lazy(() =>
  import('./EmailDialog.tsx').then((module) => ({ default: module.EmailDialog })),
)

/** Why a customer cannot file this kind of application; undefined if they can. */
function useObstacle(): (type: ApplicationType, init: ApplicationInit) => string | undefined {
  const intl = useIntl()
  return (type, { isEnable, applicationList }) => {
    if (isChange(type) && !isChangeOpen(isEnable))
      return intl.formatMessage({ id: 'applications.closed.title' })
    return type === 'referrer' && hasAskedForReferrer(applicationList)
      ? intl.formatMessage({ id: 'applications.policy.referrerOnce' })
      : undefined
  }
}

/** Files an application. Rendered inside the dashboard. */
export function ApplicationFormPage({
  CodeForm,
  outboxHref,
}: {
  /** Form for requesting the SMS code; provided by the application, because it belongs to another feature. */
  CodeForm: CodeFormSlot
  outboxHref?: string | undefined
}) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { type } = useParams()
  const { customer } = useSession()
  const profileFailure = useProfileFailure()
  const init = useApplicationInit()
  const obstacleOf = useObstacle()
  const toAll = (
    <LinkButton href={paths.applications()}>{intl.formatMessage({ id: 'applications.title' })}</LinkButton>
  )
  if (!isApplicationType(type))
    return (
      <ErrorState level={1} title={intl.formatMessage({ id: 'applications.new.unknown' })} actions={toAll} />
    )
  const failure = profileFailure ?? readFailure(init)
  if (failure) return <ReadError level={1} failure={failure} actions={toAll} />
  if (!customer || !init.data) return <FilingSkeleton type={type} />
  const obstacle = obstacleOf(type, init.data)
  if (obstacle)
    return (
      <EmptyState level={1} icon={moreIcons.lock} title={typeText(intl, type)} action={toAll}>
        {obstacle}
      </EmptyState>
    )
  return (
    <>
      <Wizard
        key={type}
        type={type}
        customer={customer}
        init={init.data}
        CodeForm={CodeForm}
        outboxHref={outboxHref}
      />
      {!customer.email && (
        <Suspense>
          <EmailDialog
            onClose={() => {
              void navigate(paths.applications())
            }}
          />
        </Suspense>
      )}
    </>
  )
}
