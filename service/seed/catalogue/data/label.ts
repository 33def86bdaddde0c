import type { Six } from '#service/languages/six-languages.ts'
import { six, textsOf } from '#service/languages/text-file.ts'
import type { Form } from './forms.ts'
import type { Unit } from './model.ts'
import type { CautionKey, NoteKey } from './sentences.ts'
import file from './texts/label.json' with { type: 'json' }

/** Headings of the particulars that the Food and Drugs (Composition and Labelling) Regulations (Cap. 132W) require. */
export const labelHeadings = textsOf(file.headings)

/** `{n}` months from the date of manufacture. */
export const shelfLife = six.parse(file.shelfLife)

/** Shelf life in months; live cultures and soft sweets keep less long. */
export const shelfMonths = (form: Form, notes: readonly NoteKey[]): number =>
  notes.includes('liveCulture') || ['chew', 'liquid', 'jelly'].includes(form) ? 18 : 24

export const importer = six.parse(file.importer)

/** Country in which each brand makes its products. */
export const origins: Readonly<Record<string, Six>> = textsOf(file.origins)

export const noAllergens = six.parse(file.noAllergens)

/** The cautions that name an allergen of Cap. 132W, Schedule 3. */
export const allergens: readonly CautionKey[] = ['fish', 'shellfish', 'milk', 'egg', 'soy']

const ingredients = textsOf(file.ingredients)
const byForm: Readonly<Partial<Record<Form, Six>>> = {
  lozenge: ingredients.lozengeBase,
  twistOff: ingredients.starchShell,
  drops: ingredients.waterDrops,
  liquid: ingredients.liquidBase,
  instant: ingredients.maltodextrin,
  food: ingredients.maltodextrin,
  hotDrink: ingredients.maltodextrin,
  jelly: ingredients.jellyBase,
  skin: ingredients.skinBase,
}

/** The ingredients beside the active ones: shells, carriers, sweeteners and flavourings. */
export function carriers(of: {
  form: Form
  unit: Unit
  vegan: boolean
  notes: readonly NoteKey[]
  inDrops: boolean
  hasFlavours: boolean
}): readonly Six[] {
  const base = (): readonly Six[] => {
    if (of.form === 'chew') return [of.unit === 'gummy' ? ingredients.gummyBase : ingredients.chewableBase]
    if (of.form === 'drops' && of.inDrops) return [ingredients.oilDrops]
    if (of.form !== 'pill') return byForm[of.form] ? [byForm[of.form]!] : []
    if (of.unit === 'tablet') return [ingredients.tabletBase]
    if (of.unit === 'capsule') return [ingredients.vegetableShell]
    return [of.vegan ? ingredients.starchShell : ingredients.gelatineShell]
  }
  return [
    ...base(),
    ...(of.notes.includes('noFishy') ? [ingredients.lemonOil] : []),
    ...(of.notes.includes('noSugar') ? [ingredients.stevia] : []),
    ...(of.hasFlavours ? [ingredients.flavour] : []),
  ]
}
