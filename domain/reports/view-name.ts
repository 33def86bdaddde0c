/** Maximum number of saved views per person. */
export const VIEWS_MOST = 30
/** Maximum length of a view's name. */
const VIEW_NAME_MOST = 60

/** Normalises a name for storage: trimmed, runs of spaces collapsed. */
export const cleanViewName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

/** Key for comparing names: ignores case and the width of letters. */
export const viewNameKey = (name: string): string => cleanViewName(name).normalize('NFKC').toLowerCase()

/** Whether a text is a valid view name: 1 to 60 characters without control characters. */
export function isViewName(name: string): boolean {
  const clean = cleanViewName(name)
  return clean !== '' && clean.length <= VIEW_NAME_MOST && !/[\p{Cc}\p{Cs}]/u.test(clean)
}
