import { getTwoStep } from '#domain/two-step/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { TwoStepSectionView } from './TwoStepSectionView.tsx'

/** The profile's part about two-step sign-in. */
export function TwoStepSection() {
  const { isSignedIn } = useSession()
  const state = useQuery({ ...handledQuery(getTwoStep), enabled: isSignedIn })
  return <TwoStepSectionView state={state.data} failure={readFailure(state)} />
}
