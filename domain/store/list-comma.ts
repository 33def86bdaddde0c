/**
 * What stands between the entries of a list in one line: Chinese has its own full-width comma.
 * @param language a store code or a BCP 47 tag
 */
export const listComma = (language: string): string => (language.startsWith('zh') ? '，' : ', ')
