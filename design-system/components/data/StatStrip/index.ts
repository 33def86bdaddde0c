export { StatStrip, type StatStripItem, type StatStripProps } from './StatStrip.tsx'
