import type { z } from 'zod'

/** Where a record was read: a line of a CSV file, an element of a JSON file. */
export interface Place {
  readonly file: string
  /** Line on which the record begins, from 1. */
  readonly line?: number
  /** Element of the array, from 0. */
  readonly index?: number
}

/** What is wrong in a folder, with its place. */
export interface GoodsFault extends Place {
  readonly field?: string | undefined
  readonly message: string
}

/** `products.csv:12: price: must be an amount`, or `products.json[3]: …`. */
export const faultLine = ({ file, line, index, field, message }: GoodsFault): string =>
  [
    `${file}${line === undefined ? '' : `:${line}`}${index === undefined ? '' : `[${index}]`}`,
    ...(field === undefined ? [] : [field]),
    message,
  ].join(': ')

type Issue = z.core.$ZodIssue

const nouns: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function textOf(issue: Issue): string {
  if ((issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined)
    return 'is missing'
  if (issue.message !== '' && !issue.message.startsWith('Invalid') && !issue.message.startsWith('Too'))
    return issue.message
  if (issue.code === 'invalid_type') return `must be ${nouns[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value')
    return `must be ${issue.values
      .map(String)
      .join(', ')
      .replace(/, ([^,]*)$/, ' or $1')}`
  if (issue.code === 'too_big') return `must be at most ${String(issue.maximum)}`
  if (issue.code === 'too_small') return `must be at least ${String(issue.minimum)}`
  return 'is not allowed here'
}

/** The faults of a record that its schema refused: each field with what is wrong. */
export const faultsOf = (place: Place, issues: readonly Issue[]): GoodsFault[] =>
  issues.flatMap((issue) => {
    const path = issue.path.map(String)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => ({
        ...place,
        field: [...path, name].join('.'),
        message: 'there is no such field',
      }))
    return [{ ...place, field: path.join('.') || undefined, message: textOf(issue) }]
  })
