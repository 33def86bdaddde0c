export { EnrollmentPage } from './EnrollmentPage.tsx'
export { InvitedBy, InvitedPage } from './InvitedPage.tsx'
export { useInvitationCounts } from './queries.ts'
