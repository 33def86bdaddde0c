export { ShareDetails } from './sharing/ShareDetails.tsx'
export { TeamPage } from './TeamPage.tsx'
export { firstTeamQueries } from './queries.ts'
