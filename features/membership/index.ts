export { AssociateBundlesPage, RenewBundlesPage } from './BundlesPage.tsx'
export { UpgradeOffer } from './UpgradeOffer.tsx'
export { useExpiryText } from './use-expiry-text.ts'
