import { defaultGroups, readGroupTable, type GroupTable } from '#domain/customers/group-table.ts'
import { capabilities, readCapabilities, type Capability } from '#domain/store/capabilities.ts'
import * as z from 'zod/mini'

const isWebUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** Environment variables of another service in the place of ours. */
export const foreignEnvironment = {
  SERVICE_BASE_URL: z.optional(z.string().check(z.refine(isWebUrl))),
  SERVICE_LACKS: z.optional(
    z.pipe(
      z.string().check(z.refine((value) => readCapabilities(value) !== undefined)),
      z.transform((value) => readCapabilities(value) ?? []),
    ),
  ),
  SERVICE_TOKEN: z.optional(z.string().check(z.regex(/^[\w.~+/=-]{8,4096}$/))),
  SERVICE_GROUPS: z._default(
    z.pipe(
      z.string().check(z.refine((value) => readGroupTable(value) !== undefined)),
      z.transform((value) => readGroupTable(value) ?? defaultGroups),
    ),
    defaultGroups,
  ),
}

/** What they must be, for the sentence about a wrong one. */
export const foreignExpected: Readonly<Record<string, string>> = {
  SERVICE_BASE_URL: 'an http or https address',
  SERVICE_TOKEN: 'a token of at least 8 letters, digits and the signs . _ ~ + / = -',
  SERVICE_LACKS: `none, or some of ${capabilities.join(',')}`,
  SERVICE_GROUPS: 'a list such as 1=preferred,4=associate',
}

export interface ForeignSettings {
  /** Another Magento-style service for the pages to talk to. */
  readonly serviceBaseUrl: string | undefined
  /** What that service lacks; undefined: it is asked. */
  readonly serviceLacks: readonly Capability[] | undefined
  /** Token that the service behind `serviceBaseUrl` wants for what everybody may see. A secret. */
  readonly serviceToken: string | undefined
  /** Labels of that service's customer groups, by their ids. */
  readonly serviceGroups: GroupTable
}

/** Reads what the environment says of another service. */
export const readForeignSettings = (
  value: z.infer<z.ZodMiniObject<typeof foreignEnvironment>>,
): ForeignSettings => ({
  serviceBaseUrl: value.SERVICE_BASE_URL,
  serviceLacks: value.SERVICE_LACKS,
  serviceToken: value.SERVICE_TOKEN,
  serviceGroups: value.SERVICE_GROUPS,
})
