export { AssociateBundlesPage, RenewBundlesPage } from './BundlesPage.tsx'
export type { BundlesPageProps } from './BundlesView.tsx'
export { UpgradeOffer } from './UpgradeOffer.tsx'
export { useExpiryText } from './use-expiry-text.ts'
