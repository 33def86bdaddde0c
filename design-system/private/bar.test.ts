import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('keeps every native progress bar visible in forced colours', () => {
  // Chromium paints no native bar once its parts carry styles, so only bar.css.ts may touch them, and it says the forced colours itself.
  const styled = globSync('**/*.css.ts', { cwd: root }).filter((file) => readFileSync(join(root, file), 'utf8').includes('::-webkit-progress-value'))
  expect(styled).toEqual(['private/bar.css.ts'])
  expect(readFileSync(join(root, 'private/bar.css.ts'), 'utf8')).toMatch(/forcedColours\]: \{[^}]*CanvasText[^}]*forcedColorAdjust: 'none'/)
})
