export { SupplementFacts, type SupplementFactsProps } from './SupplementFacts.tsx'
