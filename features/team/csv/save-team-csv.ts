import { parseServiceTime } from '#domain/dates/service-time.ts'
import { formatDateTime } from '#domain/dates/format-date.ts'
import { savedNotice, saveText } from '#features/kit/save-file.ts'
import { createElement, type ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import { filterTexts } from '../filters/filter-texts.ts'
import { readWholeTeam } from './read-whole-team.ts'
import type { TeamState } from '../team-address.ts'
import { teamCsv } from './team-csv.ts'
import { ReadingTeam } from './ReadingTeam.tsx'
import type { MemberWords } from '../use-member-words.ts'

export interface TeamCsvWords {
  intl: IntlShape
  members: Pick<MemberWords, 'level'>
  /** A business period in words. */
  month: (period: string) => string
}

/**
 * Saves the people who match words and filters as CSV, all of them, in the order of the list.
 * @returns the notification that says so
 * @param show shows how far it is, while more than one page is read
 * @throws ServiceFault
 */
export async function saveTeamCsv(
  { intl, members, month }: TeamCsvWords,
  state: TeamState,
  branchName: string | undefined,
  show: (progress: ReactNode) => void,
): Promise<ReturnType<typeof savedNotice>> {
  const page = await readWholeTeam(state, (read, total) => {
    show(createElement(ReadingTeam, { read, total }))
  })
  const about = [
    intl.formatMessage({ id: 'team.title' }),
    [state.q, ...filterTexts(intl, state, branchName).map(({ label }) => label)]
      .filter((text) => text !== '')
      .join(' · '),
    intl.formatMessage(
      { id: 'team.asOf' },
      { month: month(page.period), time: formatDateTime(parseServiceTime(page.as_of), intl.locale) },
    ),
  ]
  const name = `team-${page.period}.csv`
  saveText(name, 'text/csv', teamCsv(intl, members, about, page))
  return savedNotice(intl, name)
}
