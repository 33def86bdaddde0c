import { paths } from '#domain/store/paths.ts'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { BackLink } from '#design-system/navigation/BackLink'
import { Heading } from '#design-system/text/Heading'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { TwoStepSettingsProps } from './TwoStepSettings.tsx'

// the profile has this page's address: it does not load the forms
const TwoStepSettings = lazy(() =>
  import('./TwoStepSettings.tsx').then((module) => ({ default: module.TwoStepSettings })),
)

/** /dashboard/profile/two-step: switches two-step sign-in on and off, and gives new recovery codes. */
export function TwoStepPage(proof: TwoStepSettingsProps) {
  const intl = useIntl()
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href={paths.profile()}>{intl.formatMessage({ id: 'dashboard.profile.title' })}</BackLink>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'dashboard.twoStep.title' })}
        </Heading>
      </Stack>
      <Suspense fallback={<Skeleton shape="block" height="s20" />}>
        <TwoStepSettings {...proof} />
      </Suspense>
    </Stack>
  )
}
