import { TwoStepPage } from '#features/two-step'

/** /dashboard/profile/two-step, which the profile itself does not load. */
export const TwoStep = () => <TwoStepPage />
