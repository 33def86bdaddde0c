import * as z from 'zod/mini'

/** The facts panel of a supplement: texts are in the language of the product. */
const SupplementFactsSchema = z.object({
  serving: z.string(),
  rows: z.array(z.object({ name: z.string(), amount: z.string(), dailyValue: z.optional(z.string()) })),
  note: z.optional(z.string()),
})
export type SupplementFacts = z.infer<typeof SupplementFactsSchema>

/** Reads the `supplement_facts` attribute (a JSON text); undefined when absent, broken or without rows. */
export function readFacts(json: string): SupplementFacts | undefined {
  if (json === '') return undefined
  try {
    const facts = SupplementFactsSchema.safeParse(JSON.parse(json))
    return facts.success && facts.data.rows.length > 0 ? facts.data : undefined
  } catch {
    return undefined
  }
}
