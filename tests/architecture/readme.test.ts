import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames } from '../../service/settings.ts'

const readme = readFileSync('README.md', 'utf8')
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** First cells of the table below a heading. */
const table = (heading: string) =>
  [...(readme.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]+`) \|/gm)].map(
    (row) => row[1] ?? '',
  )
const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

describe('the README', () => {
  it('maps every folder of the project, and only those', () => {
    const ignored = [...readFileSync('.gitignore', 'utf8').split('\n'), '.git', '.ci']
    const folders = readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !ignored.includes(entry.name))
      .map(({ name }) => `${name}/`)
    expect(table('The rooms').flatMap(names).toSorted()).toEqual(folders.toSorted())
  })
  it('knows every setting that the service reads', () => {
    expect(settingNames.length).toBeGreaterThan(8)
    expect(table('Settings').flatMap(names).toSorted()).toEqual(settingNames.toSorted())
  })
  it('names only commands and files that exist', () => {
    const commands = [...readme.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(commands.filter((name) => !(name in manifest.scripts))).toEqual([])
    const files = Object.values(manifest.scripts).flatMap(
      (script) => script.match(/(?<![\w./-])[\w./-]+\.(mjs|ts)\b/g) ?? [],
    )
    expect(files.length).toBeGreaterThan(5)
    const linked = [...readme.matchAll(/\]\(([^)#]+)\)|`(docs\/[\w./-]+\.md)`/g)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((file) => !file.includes(':'))
    expect([...files, ...linked].filter((file) => !existsSync(file))).toEqual([])
  })
})
