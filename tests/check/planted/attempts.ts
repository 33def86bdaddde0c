import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Counts how often a planted test has run, over all runs of its runner. @returns 1 the first time */
export function countAttempt(name: string): number {
  const file = join(process.env['ATTEMPTS'] ?? '', name.replaceAll(' ', '-'))
  const attempt = (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0) + 1
  writeFileSync(file, String(attempt))
  return attempt
}

/** The planted tests, and up to which attempt each of them fails. */
export const planted: Readonly<Record<string, number>> = {
  passes: 0,
  'fails once': 1,
  'fails in the first run and passes alone': 2,
  'always fails': Infinity,
}
