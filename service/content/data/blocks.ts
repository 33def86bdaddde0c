import type { BlockSeed } from './page.ts'

export const blocks: readonly BlockSeed[] = []
