import type { LanguageCode } from '#domain/store/languages.ts'
import type { LabelWords, Pack } from './spec.ts'

/**
 * The words of a label in the language of the page: the pack's own label, and below a name of one line the English one, where
 * that is another.
 * @param brand the maker's name by language; the shop itself without it
 */
export function labelWords(
  { label, foot }: Pick<Pack, 'label' | 'foot'>,
  language: LanguageCode,
  brand?: Readonly<Record<string, string>>,
): LabelWords {
  const lines = label[language].split('\n')
  const english = label.en.replace('\n', ' ')
  const hasOther = lines.length === 1 && lines[0]?.toLowerCase() !== english.toLowerCase()
  return {
    language,
    lines,
    sub: hasOther ? english : '',
    foot: foot[language],
    brand: {
      name: brand?.[language] ?? brand?.['en'] ?? 'Jadeleaf',
      isOwn: brand === undefined || brand['en'] === 'Jadeleaf',
    },
  }
}
