import { textsOf } from '#service/languages/text-file.ts'
import file from './texts/nutrients.json' with { type: 'json' }

export type NutrientKey = keyof typeof file

/** Names of the ingredients as the supplement facts list them. */
export const nutrients = textsOf<NutrientKey>(file)
