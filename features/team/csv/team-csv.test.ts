import { expect, it } from 'vitest'
import { createIntl } from 'react-intl'
import reports from '../../../locales/reports/en.json'
import team from '../../../locales/team/en.json'
import { chan, hidden, siti } from '../examples.ts'
import { teamCsv } from './team-csv.ts'

const intl = createIntl({ locale: 'en', messages: { ...team, ...reports } as Record<string, string> })

it('says what it is about, then a line for each person: unknown figures and unshared names are empty', () => {
  const [about, head, ...lines] = teamCsv(
    intl,
    { level: () => 'Associate' },
    ['Team', 'Leg 1', 'November 2026, estimated. As of now'],
    { items: [{ ...chan, name: '=cmd()' }, hidden, siti], period: '202611' },
  )
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
  expect(about).toBe('Team,Leg 1,"November 2026, estimated. As of now"')
  expect(head).toBe('Name,Member number,Level,Leg,Joined,Renewal,PPV,DPV,Status,Period,Figures')
  // a text that would run as a formula is guarded
  expect(lines[0]).toMatch(/^'=cmd\(\),.*,202611,estimated$/)
  expect(lines[1]).toMatch(/^,•••• 416,Associate,/)
  expect(lines[2]?.split(',').slice(6, 8)).toEqual(['', ''])
})
