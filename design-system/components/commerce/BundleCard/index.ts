export { BundleCard, type BundleCardProps } from './BundleCard.tsx'
