import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `  use(${at})`).join('\n')

/** What each rule of the shop refuses, where it stands; and beside it what it lets pass. */
const cases: readonly (readonly [rule: string, file: string, refused: string, allowed: string])[] = [
  ['jadeleaf(comma-join)', 'features/a/list.ts', "names.join(', ')", "names.join(listComma('en'))"],
  [
    'jadeleaf(form-method)',
    'features/a/Form.tsx',
    'export const a = <form onSubmit={send} />',
    'export const a = [<form key="1" method="post" />, <form key="2" method="get" action={to} />]',
  ],
  [
    'jadeleaf(form-method)',
    'app/a/Search.tsx',
    'export const a = <form method="get" />',
    'export const a = <form method="get" action="/a" />',
  ],
  [
    'jadeleaf(hover-media)',
    'design-system/components/text/Link/Link.css.ts',
    "export const a = style({ selectors: { '&:hover': { color } } })",
    "export const a = style({ '@media': { [media.hover]: { ':hover': { color } } } })",
  ],
  [
    'jadeleaf(hover-media)',
    'design-system/components/text/Star/Star.css.ts',
    'globalStyle(`${star}:hover`, { color })',
    "globalStyle(`${star}:hover`, { '@media': { [media.hover]: { color } } })",
  ],
  [
    'jadeleaf(refusal-sentence)',
    'service/a/routes.ts',
    "throw new Fault(400, 'The moon is full.')",
    'throw refuse(moonRefusals.full)',
  ],
  [
    'jadeleaf(refusal-sentence)',
    'service/a/moon.ts',
    "const full = refusal('generic', 'The moon is full.')",
    'throw expectedCondition(moonConditions.full)',
  ],
  [
    'jadeleaf(refusal-sentence)',
    'service/a/sun.ts',
    'throw expectedCondition(`The sun is ${height}.`)',
    'throw new Fault(first.status, first.message)',
  ],
  [
    'jadeleaf(length)',
    'domain/a/fill.ts',
    `export function fill() {\n${lines(61)}\n}`,
    `export function fill() {\n${lines(58)}\n}`,
  ],
  [
    'jadeleaf(length)',
    'domain/a/explained.ts',
    `export const fill = () => {\n  const inner = () => {\n${lines(61)}\n  }\n}`,
    `// Long: one table, read from top to bottom.\nexport const fill = () => {\n  const inner = () => {\n${lines(61)}\n  }\n}`,
  ],
  [
    'jadeleaf(length)',
    'features/a/Page.tsx',
    `export function Page() {\n${lines(121)}\n}`,
    `export function Page() {\n${lines(100)}\n}`,
  ],
  [
    'jadeleaf(length)',
    'domain/a/table.ts',
    lines(301),
    `// Long: one table, read from top to bottom.\n${lines(301)}`,
  ],
  [
    'jadeleaf(look-props)',
    'design-system/components/text/Note/Note.tsx',
    'export interface NoteProps { className?: string }',
    'export interface NoteProps { tone?: string }',
  ],
  [
    'jadeleaf(no-clock)',
    'domain/a/age.ts',
    'export const now = new Date()',
    'export const day = new Date(now)',
  ],
  [
    'jadeleaf(no-clock)',
    'domain/a/term.ts',
    'export const now = Date.now()',
    'export const day = Date.parse(now)',
  ],
  ['eslint(no-console)', 'service/a/job.ts', "console.error('late')", "log.error('late')"],
  [
    'jadeleaf(page-address)',
    'features/a/link.ts',
    "export const to = '/cart?from=a'",
    "export const to = '/cartoon'",
  ],
  [
    'jadeleaf(page-address)',
    'service/a/mail.ts',
    'export const to = `/dashboard/orders/${id}`',
    'export const to = `/orders/${id}`',
  ],
  [
    'jadeleaf(sms-in-tested-files)',
    'service/a/notice.ts',
    "queueMessage(db, { channel: 'sms', body })",
    "queueMessage(db, { channel: 'email', body })",
  ],
  ...[
    ["'select * from a'", "'select count(*) from a'"],
    ["'select distinct b.* from b'", "'select distinct b.id from b'"],
    ['`select ${x}, c.* from c`', '`select ${x}, c.id from c`'],
    ["'delete from d returning *'", "'delete from d returning id'"],
    ['db.one<Row>(sql`select 1`)', 'db.one(sql`select 1`) ?? db.one<Row>(text)'],
  ].map(
    ([refused = '', allowed = ''], at) =>
      [
        'jadeleaf(named-columns)',
        `service/a/columns-${at}-store.ts`,
        `export const a = ${refused}`,
        `export const a = ${allowed}`,
      ] as const,
  ),
  ['jadeleaf(sql-in-stores)', 'service/a/rows.ts', "db.query('', [])", 'db.close()'],
  [
    'jadeleaf(sql-in-stores)',
    'service/a/statement.ts',
    'export const a = `select id from ${table}`',
    "export const a = 'select a colour'",
  ],
  [
    'jadeleaf(message-id)',
    'features/a/status.ts',
    'intl.formatMessage({ id: `${noun}.status.${status}` })',
    'intl.formatMessage({ id: `orders.status.${status}` })',
  ],
  [
    'jadeleaf(written-money)',
    'service/a/promise.ts',
    "export const a = 'from HK$500'",
    "export const a = 'from HK$1,000.00, HK$258 a year'",
  ],
  [
    'jadeleaf(written-money)',
    'features/a/total.ts',
    'export const a = `HK$${total}`',
    'export const a = `${total}`',
  ],
  [
    'jadeleaf(wait-for-focus)',
    'features/a/Page.stories.tsx',
    'await expect(box).toHaveFocus()',
    'await waitFor(() => expect(box).toHaveFocus())\nawait expect(box).not.toHaveFocus()',
  ],
  [
    'eslint(no-restricted-properties)',
    'service/a/mode.ts',
    'if (services.sandbox) stop()',
    'if (services.mail) stop()',
  ],
  [
    'eslint(no-restricted-properties)',
    'features/a/sink.ts',
    'node.innerHTML = text',
    'node.textContent = text',
  ],
  [
    'react(forbid-dom-props)',
    'features/a/Styled.tsx',
    'export const a = <p className="b" />',
    'export const a = <p id="b" />',
  ],
  [
    'react(forbid-component-props)',
    'features/a/Passed.tsx',
    'export const a = <Tag style={look} />',
    'export const a = <Tag tone="b" />',
  ],
  [
    'react(forbid-dom-props)',
    'design-system/components/text/Bar/Bar.tsx',
    'export const a = <p style={look} />',
    'export const a = <p className={look} />',
  ],
  [
    'react(no-danger)',
    'features/a/Html.tsx',
    'export const a = <p dangerouslySetInnerHTML={html} />',
    'export const a = <p>{html}</p>',
  ],
  ['unicorn(filename-case)', 'domain/a/snake_case.ts', 'export {}', ''],
]

/** The rules that oxlint names in each file. */
let found: Map<string, string[]>
let folder: string
const allowedName = (file: string) => file.replace(/\/(?=[^/]+$)/, '/allowed/')

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jadeleaf-lint-'))
  for (const part of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'scripts/lint'])
    cpSync(part, join(folder, part), { recursive: true })
  for (const file of ['domain/store/paths.ts']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }
  for (const [, file, refused, allowed] of cases) {
    write(file, refused)
    if (allowed) write(allowedName(file), allowed)
  }
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  found = new Map(
    [...Map.groupBy(diagnostics, ({ filename }) => filename.replaceAll('\\', '/'))].map(([file, own]) => [
      file,
      own.map(({ code }) => code),
    ]),
  )
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the rules of the shop', () => {
  it.each(cases)('%s in %s', (rule, file) => {
    expect(found.get(file) ?? []).toContain(rule)
    expect(found.get(allowedName(file)) ?? []).not.toContain(rule)
  })
})
