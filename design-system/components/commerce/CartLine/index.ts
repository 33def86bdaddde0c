export { CartLine, RemovedLine, type CartLineProps } from './CartLine.tsx'
