export { StatusStepper, type StatusStep, type StatusStepperProps, type StepState } from './StatusStepper.tsx'
