export { ShareDetails } from './sharing/ShareDetails.tsx'
export { TeamPage } from './TeamPage.tsx'
