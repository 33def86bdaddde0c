import type { Six } from '#service/languages/six-languages.ts'
import { six, textsOf } from '#service/languages/text-file.ts'
import type { ProductSeed, Unit, When } from './model.ts'
import file from './texts/directions.json' with { type: 'json' }

/** How a product is taken or used. Directions, notes and the list of ingredients depend on it, never on the category. */
export const forms = [
  'pill',
  'chew',
  'lozenge',
  'twistOff',
  'drops',
  'liquid',
  'powder',
  'fibre',
  'instant',
  'food',
  'hotDrink',
  'tea',
  'jelly',
  'skin',
] as const
export type Form = (typeof forms)[number]

const ofUnit: Partial<Record<Unit, Form>> = {
  tablet: 'pill',
  capsule: 'pill',
  softgel: 'pill',
  gummy: 'chew',
  lozenge: 'lozenge',
  g: 'powder',
  ml: 'drops',
}

/** What the unit of a pack does not tell. */
const exceptions: Readonly<Record<string, Form>> = {
  'calcium-d3': 'chew',
  'papaya-tabs': 'chew',
  'kids-multi': 'chew',
  'kids-dha': 'twistOff',
  'probiotic-10': 'instant',
  'kids-probiotic': 'instant',
  'plant-sterols': 'food',
  'jujube-seed': 'hotDrink',
  'chamomile-cup': 'tea',
  'goji-juice': 'liquid',
  'collagen-shots': 'liquid',
  'calcium-liquid': 'liquid',
  pomegranate: 'liquid',
  'plum-konjac': 'jelly',
  'psyllium-fibre': 'fibre',
}

/** The form of a product. Throws for a sachet that nothing says how to take. */
export function formOf({ sku, dose, content }: Pick<ProductSeed, 'sku' | 'dose' | 'content'>): Form {
  const form = dose[2] === 'skin' ? 'skin' : (exceptions[sku] ?? ofUnit[content[1]])
  if (!form) throw new Error(`${sku}: how is it taken?`)
  return form
}

/** Directions for adults by form. `{s}` is the serving, `{t}` how often a day. Those of pills, powders and skin care are in phrases.ts. */
export const directionsOfForm = textsOf<Exclude<Form, 'pill' | 'powder' | 'skin'>>(file.byForm)

/** Second sentence of the directions of a form: the best time of day. */
export const bestTime: Readonly<Partial<Record<When, Six>>> = textsOf(file.bestTime)

/** Directions for children by form, with the placeholders of those for adults. */
export const directionsForChildren: Readonly<Partial<Record<Form, Six>>> = textsOf(file.forChildren)

/** First sentence of the description of skin care; `{main}` stands for the first ingredients. */
export const skinOpening = six.parse(file.skinOpening)
