/** Ids of the messages that all six catalogues have (locales/ids.d.ts). */
type MessageId = FormatjsIntl.Message['ids']

type CodeOf<Id> = Id extends `shell.service.${infer Code}` ? Code : never

/**
 * Codes with which the service can refuse a request. Each is the rest of a message id, `shell.service.<code>`, so a code
 * without a visible message in six languages does not compile. `generic` has the message of any error; the others are about
 * calls without an answer.
 */
export type RefusalCode = Exclude<CodeOf<MessageId>, 'busy' | 'network' | 'timeout'> | 'generic'

/** A reason for which the service refuses a request: its code, and the sentence that is documented for it. */
export interface Refusal<Sentence extends string = string> {
  readonly code: RefusalCode
  readonly status: number
  /** With placeholders: `%1`, `%2` … or `%name`. The visible message calls the former `p1`, `p2` … */
  readonly sentence: Sentence
}

/** Creates a reason to refuse a request. Several sentences may share a code, if one message says them all. */
export const refusal = <const Sentence extends string>(
  code: RefusalCode,
  sentence: Sentence,
  status = 400,
): Refusal<Sentence> => ({ code, status, sentence })

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
type WordCharacter<C extends string> = C extends Digit
  ? true
  : Lowercase<C> extends Uppercase<C>
    ? false
    : true
type Word<Text extends string, Start extends string = ''> = Text extends `${infer C}${infer Rest}`
  ? WordCharacter<C> extends true
    ? Word<Rest, `${Start}${C}`>
    : Start
  : Start
/** Names of the placeholders in a sentence. */
type Placeholder<Sentence extends string> = Sentence extends `${string}%${infer Rest}`
  ? Word<Rest> | Placeholder<Rest>
  : never

/** Values for a sentence: one for each of `%1`, `%2`, or an object for `%name`; none for a sentence without placeholders. */
export type RefusalParameters<Sentence extends string> = string extends Sentence
  ? readonly [parameters?: readonly unknown[]]
  : [Placeholder<Sentence>] extends [never]
    ? readonly []
    : [Placeholder<Sentence>] extends ['1']
      ? readonly [parameters: readonly [unknown]]
      : [Placeholder<Sentence>] extends ['1' | '2']
        ? readonly [parameters: readonly [unknown, unknown]]
        : readonly [parameters: Readonly<Record<Placeholder<Sentence>, unknown>>]
