import type * as z from 'zod/mini'

type Messages<T> = Partial<Record<keyof T & string, string | undefined>>

/** Adds a rule of several fields to a schema; it returns the messages (`message`) of the fields with a fault. */
export const withRule = <S extends z.ZodMiniType>(
  schema: S,
  rule: (values: z.output<S>) => Messages<z.output<S>>,
) =>
  schema.check((context) => {
    for (const [name, message] of Object.entries(rule(context.value as z.output<S>)) as [
      string,
      string | undefined,
    ][]) {
      if (message)
        context.issues.push({ code: 'custom', message, path: [name], input: context.value, continue: true })
    }
  })
