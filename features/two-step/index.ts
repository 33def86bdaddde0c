export { TwoStepSection } from './TwoStepSection.tsx'
export { TwoStepPage } from './TwoStepPage.tsx'
