export { Stat, type StatChange, type StatProps } from './Stat.tsx'
