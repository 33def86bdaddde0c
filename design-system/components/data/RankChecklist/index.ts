export { RankChecklist, type RankChecklistProps } from './RankChecklist.tsx'
export type { RankRequirement } from './standing.ts'
