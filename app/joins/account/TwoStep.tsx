import { IdentityForm } from '#features/auth'
import { TwoStepPage } from '#features/two-step'

/** /dashboard/profile/two-step: two-step sign-in with the form of signing in that proves who asks. */
export const TwoStep = (outbox: { outboxHref?: string }) => <TwoStepPage Form={IdentityForm} {...outbox} />
