import { inLanguage } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { brands } from './data/brands.ts'
import { formOf } from './data/forms.ts'
import {
  allergens,
  carriers,
  importer,
  labelHeadings,
  noAllergens,
  origins,
  shelfLife,
  shelfMonths,
} from './data/label.ts'
import type { ProductSeed } from './data/model.ts'
import { nutrients } from './data/nutrients.ts'
import { cautions } from './data/sentences.ts'

/** What a list names, one by one; what stands in brackets belongs to the name before it. */
const itemsOf = (list: string): string[] => list.split(/(?:、|, )(?![^（(]*[）)])/)

/** The rows of a product's label in one language: what Cap. 132W wants said before the sale as well. */
export function labelRows(
  product: ProductSeed,
  size: string,
  language: LanguageCode,
): { name: string; value: string }[] {
  const say = (text: Parameters<typeof inLanguage>[0]): string => inLanguage(text, language)
  const form = formOf(product)
  const isChinese = language.startsWith('zh')
  const ingredients = [
    ...product.facts.map(([key]) => nutrients[key]),
    ...carriers({
      form,
      unit: product.content[1],
      vegan: product.notes.includes('vegan'),
      notes: product.notes,
      inDrops: product.dose[3] === 'drop',
      hasFlavours: product.variants?.attribute === 'flavour',
    }),
  ].flatMap((list) => itemsOf(say(list)))
  const declared = product.cautions.filter((key) => allergens.includes(key))
  const months = String(shelfMonths(form, product.notes))
  return [
    [labelHeadings.ingredients, [...new Set(ingredients)].join(isChinese ? '、' : ', ')],
    ...(form === 'skin'
      ? []
      : [
          [
            labelHeadings.allergens,
            declared.length > 0
              ? declared.map((key) => say(cautions[key])).join(isChinese ? '' : ' ')
              : say(noAllergens),
          ] as const,
        ]),
    ...(product.variants?.attribute === 'size' ? [] : [[labelHeadings.content, size] as const]),
    [labelHeadings.origin, say(origins[product.brand]!)],
    [labelHeadings.maker, say(brands[product.brand]!.name)],
    [labelHeadings.importer, say(importer)],
    [labelHeadings.shelfLife, say(shelfLife).replace('{n}', months)],
  ].map(([name, value]) => ({ name: say(name as Parameters<typeof inLanguage>[0]), value: value as string }))
}
