export { CornerCard, type CornerCardProps } from './CornerCard.tsx'
