export { Tree, type TreeProps } from './Tree.tsx'
export type { TreeNode } from './rows.ts'
export type { TreeColumn } from './TreeWords.tsx'
