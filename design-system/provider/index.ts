export { DesignSystemProvider } from './DesignSystemProvider.tsx'
export { Link, type LinkProps } from '../private/link.tsx'
