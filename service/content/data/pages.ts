import type { PageSeed } from './page.ts'

export const pages: readonly PageSeed[] = []
