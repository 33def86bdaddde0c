import type { LanguageCode } from '#domain/store/languages.ts'
import { shownDetails } from '#domain/team/member.ts'
import { inLanguage, six } from '#service/languages/six-languages.ts'

const formerMember = six(
  'Former member',
  '已注销的会员',
  '已退出的會員',
  'Bekas ahli',
  'Thành viên đã rời đi',
  'อดีตสมาชิก',
)

/**
 * Name and number of somebody in a team, as the people above see them: a place whose account was deleted says so in
 * place of a name.
 * @param language of the reader
 */
export const shownMember = (
  person: Parameters<typeof shownDetails>[0] & { readonly is_former: boolean },
  language: LanguageCode,
): ReturnType<typeof shownDetails> => ({
  ...shownDetails(person),
  ...(person.is_former ? { name: inLanguage(formerMember, language) } : {}),
})
