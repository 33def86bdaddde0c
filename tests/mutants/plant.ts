import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Remembers the planted file, so that the next run can mend what a killed one left behind. */
const NOTE = 'test-results/planted-fault.json'

interface Planted {
  readonly file: string
  readonly sound: string
  readonly broken: string
}
let planted: Planted | undefined

function mend({ file, sound, broken }: Planted): void {
  // Somebody who has edited the file meanwhile keeps the edit, and is told.
  if (readFileSync(file, 'utf8') === broken) writeFileSync(file, sound)
  else console.error(`${file} was edited while a fault was planted in it: check it with git diff.`)
}

/** Writes a fault into a file. One at a time. */
export function plant(file: string, sound: string, broken: string): void {
  planted = { file, sound, broken }
  mkdirSync(dirname(NOTE), { recursive: true })
  writeFileSync(NOTE, JSON.stringify(planted))
  writeFileSync(file, broken)
}

/** Takes the planted fault out again, if there is one. */
export function restore(): void {
  if (planted) mend(planted)
  planted = undefined
  rmSync(NOTE, { force: true })
}

/** Makes sure that no fault stays planted: not after Ctrl-C, not after an error, not after a run that was killed. */
export function restoreInAnyCase(): void {
  if (existsSync(NOTE)) {
    const left = JSON.parse(readFileSync(NOTE, 'utf8')) as Planted
    if (readFileSync(left.file, 'utf8') !== left.sound) mend(left)
    rmSync(NOTE)
  }
  process.on('exit', restore)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      process.exit(130)
    })
}
