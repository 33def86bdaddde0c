import { plantMotifs, type Motif } from './motifs-plants.ts'
import { signMotifs } from './motifs-signs.ts'

/** Every picture a label can carry, by name. An unknown name falls back to `leaves`. */
export const motifs: Record<string, Motif | undefined> = { ...plantMotifs, ...signMotifs }
