import type { ReportPage, ReportPerson } from '#domain/reports/schema.ts'

type Points = readonly (number | null)[]

const person = (
  id: number,
  name: string | null,
  leg: number,
  ppv: Points,
  dpv: number | null,
  more: Partial<ReportPerson> = {},
): ReportPerson => ({
  id,
  name,
  number: name === null ? '•••• 416' : String(8_000_000 + id),
  shares_details: name !== null,
  user_type: 'associate',
  generation: 1,
  leg: { id: leg, number: leg },
  joined_on: '2025-03-02',
  renews_on: '2027-03-01',
  new_people: 2,
  figures: ppv.map((points, at) => ({
    ppv: points,
    dpv: at === ppv.length - 1 ? dpv : 800,
    active_legs: 2,
    leg_points: 5,
    level: 'manager',
    is_active: points !== null && points >= 40,
  })),
  ...more,
})

/** The people of the mock, and one whose name a spreadsheet would run. */
const people: ReportPerson[] = [
  person(1, 'Wong Ka Yan', 1, [276, 298, 312], 2140),
  person(2, 'Lee Wai Ming', 2, [170, 164, 180], 1480),
  person(3, 'Ho Suk Fan', 4, [131, 152, 140], 312),
  person(4, '陈大文', 1, [98, 105, 120], 210, { generation: 2 }),
  person(5, 'Nguyễn Thị Hồng Nhung', 1, [null, 64, 90], 90, { generation: 3 }),
  person(6, null, 1, [76, 80, 80], 80, { generation: 3, user_type: 'preferred', renews_on: null }),
  person(7, '=HYPERLINK("https://evil.example")', 5, [51, 60, 48], 88),
  person(8, 'Siti Nurhaliza binti Abdul Rahman', 1, [40, 22, null], null),
]

export const reportPage: ReportPage = {
  periods: [
    { period: '202609', state: 'final', as_of: '2026-09-30 17:00:00', ppv: 842 },
    { period: '202610', state: 'final', as_of: '2026-10-31 17:00:00', ppv: 945 },
    { period: '202611', state: 'estimated', as_of: '2026-11-21 22:00:00', ppv: 970 },
  ],
  items: people,
  total_count: people.length,
  people_count: 63,
  has_figures: true,
  as_of: '2026-11-21 22:00:00',
}
