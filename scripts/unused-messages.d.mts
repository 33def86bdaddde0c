/** Ids that no source of the pages names. */
export function unusedMessages(ids: readonly string[]): string[]
