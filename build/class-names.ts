import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'

/** What vanilla-extract tells of a class, an animation or a custom property that needs a name. */
interface Named {
  /** A hash of the file, and the number of the name within the file in base 36. */
  hash: string
  filePath: string
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Files that a letter and a digit can tell apart. */
const MOST_FILES = LETTERS.length * 10

/** Two signs. A digit follows the letter, so no name is a word that a blocker of advertisements looks for. */
const signsOf = (place: number): string => `${LETTERS[Math.floor(place / 10)]}${place % 10}`

/** The place that a file's path asks for: a file more takes few others away from theirs, so that a release changes few scripts. */
const wishOf = (file: string): number =>
  createHash('sha256').update(file).digest().readUInt32BE() % MOST_FILES

/** A place for each file: the one that it asks for, or the next free one. */
function placesOf(files: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  const taken = new Set<number>()
  for (const file of files.toSorted()) {
    let place = wishOf(file)
    while (taken.has(place)) place = (place + 1) % MOST_FILES
    taken.add(place)
    places.set(file, place)
  }
  return places
}

/**
 * Names for what style files (`*.css.ts`) declare: two signs for the file and the number within it, instead of a hash of seven. Each
 * name stands in the HTML, the styles and the scripts of a page, and a hash does not compress.
 * @param files all style files, from the repository's root: the client's build and the server's count the same ones
 * @throws Error for a file that is not among them, or when there are more files than signs
 */
export function classNames(files: readonly string[]): (named: Named) => string {
  if (files.length > MOST_FILES) throw new Error(`More than ${MOST_FILES} style files: name them otherwise`)
  const places = placesOf(files)
  /** How long a file's hash is: its first name is number 0. */
  const lengths = new Map<string, number>()
  return ({ hash, filePath }) => {
    const place = places.get(filePath)
    if (place === undefined) throw new Error(`${filePath} is no style file of the repository`)
    const length = lengths.get(filePath) ?? hash.length - 1
    lengths.set(filePath, length)
    return signsOf(place) + hash.slice(length)
  }
}

/** The style files of the shop. */
export const styleFiles = (): string[] =>
  globSync('{app,features,design-system}/**/*.css.ts').map((file) => file.replaceAll('\\', '/'))
