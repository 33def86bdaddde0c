export { StepMark, type StepMarkProps } from './StepMark.tsx'
