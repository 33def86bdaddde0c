/** The tests that should notice a fault: a vitest project, a part of the paths of its files and, to be quick, of the tests' names. */
export interface Catcher {
  readonly project: 'unit' | 'unit-pages' | 'service' | 'storybook' | 'hydration'
  readonly path: string
  readonly name?: string
}

/** One plausible mistake in one file. `sound` fits its text exactly once; white space in it fits any white space. */
export type Fault = readonly [
  title: string,
  file: string,
  sound: string | RegExp,
  broken: string,
  catcher: Catcher,
]

const catcher =
  (project: Catcher['project']) =>
  (path: string, name?: string): Catcher => ({ project, path, ...(name === undefined ? {} : { name }) })

export const unit = catcher('unit')
export const pages = catcher('unit-pages')
export const service = catcher('service')
export const story = catcher('storybook')
export const hydration = catcher('hydration')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The text of a file with a fault in it.
 * @returns undefined where `sound` does not fit exactly once, or nothing changes
 */
export function withFault(text: string, [, , sound, broken]: Fault): string | undefined {
  const pattern =
    typeof sound === 'string'
      ? new RegExp(escaped(sound).replace(/\s+/g, '\\s+'), 'g')
      : new RegExp(sound.source, `${sound.flags.replace('g', '')}g`)
  if ([...text.matchAll(pattern)].length !== 1) return undefined
  // In a plain text `$` means itself; in a pattern's replacement `$1` is a group.
  const changed =
    typeof sound === 'string' ? text.replace(pattern, () => broken) : text.replace(pattern, broken)
  return changed === text ? undefined : changed
}
