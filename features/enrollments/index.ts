export { EnrollmentPage } from './EnrollmentPage.tsx'
export { InvitationCounts } from './InvitationCounts.tsx'
export { InvitedBy, InvitedPage } from './InvitedPage.tsx'
export { useInvitationCounts } from './queries.ts'
