import type { Services } from '#service/http/services.ts'

/** A command that cannot be carried out: its message is for the person who typed it. */
export class CommandError extends Error {}

/** What a command works with. */
export interface CommandContext {
  readonly services: Pick<Services, 'db' | 'ports' | 'settings'>
  /** The service's time. */
  readonly now: Date
  /** Who gives the command, for the audit table. */
  readonly by: string
  /** Prints a line. */
  print(line: string): void
}

/** The words and options that were typed after a command's name. */
export interface CommandInput {
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** A command of the staff. */
export interface Command {
  /** Each way to call it with what it does, for `--help`. */
  readonly usage: readonly (readonly [call: string, effect: string])[]
  /** Its own options and whether a value follows. */
  readonly options?: Readonly<Record<string, 'string' | 'boolean'>>
  /** Whether it reads nothing from the database. */
  readonly isOffline?: boolean
  /** @throws CommandError or Fault when it cannot be carried out */
  run(input: CommandInput, context: CommandContext): Promise<void>
}

/** The text of an option; undefined when it was not given. */
export const textOption = ({ options }: CommandInput, name: string): string | undefined => {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

/** The word at a place. @throws CommandError that says what is missing */
export function wordAt({ words }: CommandInput, at: number, meaning: string): string {
  const word = words[at]
  if (word === undefined) throw new CommandError(`Name ${meaning}; "--help" lists all commands.`)
  return word
}

/** A whole number that is an id. @throws CommandError for anything else */
export function idOf(word: string, meaning: string): number {
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new CommandError(`"${word}" is not the id of ${meaning}.`)
  return Number(word)
}
