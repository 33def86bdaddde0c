export { MiniCart as MiniCartPanel, type MiniCartProps as MiniCartPanelProps } from '#features/cart'
