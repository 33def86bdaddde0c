import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const indentOf = (line: string) => line.search(/\S|$/)

/** A line with those that open the blocks around it, and the one below a selector of `globalStyle`. */
function around(lines: readonly string[], at: number): string {
  let indent = indentOf(lines[at]!)
  const found = [lines[at]!, lines[at]!.startsWith('globalStyle(') ? lines[at + 1]! : '']
  for (const line of lines.slice(0, at).toReversed()) {
    if (indentOf(line) >= indent) continue
    indent = indentOf(line)
    found.push(line)
  }
  return found.join('\n')
}

it('styles what is hovered only where the device can hover: on touch screens `:hover` stays after the tap', () => {
  const unguarded = globSync('{design-system,features,app}/**/*.css.ts').flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      line.includes(':hover') &&
      !/^\s*(\/?\*|\/\/)/.test(line) &&
      !around(lines, index).includes('[media.hover]')
        ? [`${file}:${index + 1}`]
        : [],
    )
  })
  expect(unguarded).toEqual([])
})
