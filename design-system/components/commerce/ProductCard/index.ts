export { CardAction, type CardActionProps } from './CardAction.tsx'
export { ProductCard, type ProductCardProps } from './ProductCard.tsx'
