/** A start that cannot go on. Its message is one sentence for the person who starts the service. */
export class StartError extends Error {}

/** A server's message can bring its own full stop or several lines. */
export const oneLine = (error: unknown): string =>
  ((error as Error).message || String(Reflect.get(Object(error), 'code') ?? 'no reason given'))
    .split('\n')[0]!
    .replace(/[\s.]+$/, '')
