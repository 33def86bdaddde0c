export { WizardStep, type WizardStepProps, type WizardStepState } from './WizardStep.tsx'
