import { z } from 'zod'
import { six } from '#service/languages/text-file.ts'
import file from './brands.json' with { type: 'json' }

/** The makers, all invented. The key is used by products. */
export const brands = z.record(z.string(), z.strictObject({ id: z.int(), name: six }).readonly()).parse(file)
