/** Names as words of a text. */
export const names = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Whether a value of JSON has fields. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
