export { ReferralShare } from './ReferralShare.tsx'
