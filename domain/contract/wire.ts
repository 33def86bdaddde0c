import * as z from 'zod/mini'

/** A number that some Magento routes send as a numeric string (C-1.3, C-1.3). */
export const numeric = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform((value: number | string) => Number(value)),
)
/** An id: a whole number, also as a numeric string. */
export const id = z.pipe(
  z.union([z.number().check(z.int()), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.transform((value: number | string) => Number(value)),
)
/** Reads a flag: true, 1, '1' and 'true' are true; all other values of these types are false. */
export const flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform(
    (value: boolean | number | string) => value === true || value === 1 || value === '1' || value === 'true',
  ),
)
/** Key left out when null (C-1.7); null is read as absent. */
export const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

/** Magento's custom attribute: a code and its value. */
export const attribute = z.looseObject({ attribute_code: z.string(), value: z.unknown() })
export type Attribute = z.infer<typeof attribute>

/** `true` as the whole answer ("ok"). */
export const ok = z.literal(true)
export const text = z.string()
