import { readFileSync } from 'node:fs'
import { firstSettings } from '#domain/reports/settings.ts'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { reportPage } from './examples.ts'
import { reportCsv } from './report-csv.ts'

const messages = (language: string) =>
  JSON.parse(readFileSync(`locales/reports/${language}.json`, 'utf8')) as Record<string, string>
const csv = (locale: 'en' | 'zh-CN' = 'en', language = 'en') =>
  reportCsv(
    createIntl({ locale, messages: messages(language) }),
    firstSettings('volume', '202611'),
    reportPage,
  )

describe('the file of a report', () => {
  it('begins with what it is about, and has a line for each person and period with its state', () => {
    const [first, head, ...lines] = csv().split('\r\n')
    expect(first).toBe(
      '\uFEFFVolume by person,"September 2026 to November 2026, 8 of 63 people","As of 22 Nov 2026, 06:00 (Hong Kong)."',
    )
    expect(head).toBe('Name,Member number,Leg,PPV,DPV,Period,Status')
    expect(lines.slice(0, 3)).toEqual([
      'Wong Ka Yan,8000001,1,276,800,202609,final',
      'Wong Ka Yan,8000001,1,298,800,202610,final',
      'Wong Ka Yan,8000001,1,312,2140,202611,estimated',
    ])
  })
  it('leaves cells empty that are not known, and guards what a spreadsheet would run', () => {
    const text = csv()
    expect(text).toContain('\r\nNguyễn Thị Hồng Nhung,8000005,1,,800,202609,final\r\n')
    expect(text).toContain('\r\n,•••• 416,1,80,80,202611,estimated\r\n')
    expect(text).toContain(`\r\n"'=HYPERLINK(""https://evil.example"")",8000007,`)
    expect(text).not.toContain('\r\n=')
  })
  it('speaks the language of the page', () => {
    expect(csv('zh-CN', 'zh_cn')).toContain('2026年9月至2026年11月，显示 8 人，共 63 人')
  })
})
