import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import type * as z from 'zod/mini'
import { messageText } from '../message.ts'

const catalogue = (part: string) =>
  JSON.parse(readFileSync(`locales/${part}/en.json`, 'utf8')) as Record<string, string>

/**
 * What a form would show at its fields, in English: the first message of each.
 * @param parts the catalogues of the form's messages
 */
export const englishFaults =
  (...parts: string[]) =>
  (schema: z.ZodMiniType, values: unknown): Record<string, string> => {
    const messages = Object.assign({}, ...parts.map(catalogue)) as Record<string, string>
    const intl = createIntl({ locale: 'en', messages })
    const issues = schema.safeParse(values).error?.issues ?? []
    return Object.fromEntries(
      issues.toReversed().map(({ path, message }) => [path.join('.'), messageText(intl, message)]),
    )
  }
