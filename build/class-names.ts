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

/** The two signs of a file. A digit follows the letter, so no name is a word that a blocker of advertisements looks for. */
const signsOf = (index: number): string => `${LETTERS[Math.floor(index / 10)]}${index % 10}`

/**
 * Names for what style files (`*.css.ts`) declare: two signs for the file and the number within it, instead of a hash of seven. Each
 * name stands in the HTML, the styles and the scripts of a page, and a hash does not compress.
 * @param files all style files, from the repository's root: the client's build and the server's count the same ones
 * @throws Error for a file that is not among them, or when there are more files than signs
 */
export function classNames(files: readonly string[]): (named: Named) => string {
  if (files.length > MOST_FILES) throw new Error(`More than ${MOST_FILES} style files: name them otherwise`)
  const signs = new Map(files.toSorted().map((file, index) => [file, signsOf(index)]))
  /** How long a file's hash is: its first name is number 0. */
  const lengths = new Map<string, number>()
  return ({ hash, filePath }) => {
    const own = signs.get(filePath)
    if (own === undefined) throw new Error(`${filePath} is no style file of the repository`)
    const length = lengths.get(filePath) ?? hash.length - 1
    lengths.set(filePath, length)
    return own + hash.slice(length)
  }
}

/** The style files of the shop. */
export const styleFiles = (): string[] =>
  globSync('{app,features,design-system}/**/*.css.ts').map((file) => file.replaceAll('\\', '/'))
