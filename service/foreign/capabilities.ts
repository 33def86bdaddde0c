import { contractRefusals } from '#domain/contract/refusals.ts'
import { changesState, type Endpoint } from '#domain/contract/endpoint.ts'
import { capabilities, capabilityCalls, type Capability } from '#domain/store/capabilities.ts'
import { defaultLanguage } from '#domain/store/languages.ts'
import { callAddress, endpointFinder } from './call-path.ts'

/** What a service without a route says; Magento's words. */
const NO_ROUTE = contractRefusals.noRoute.sentence

/** Milliseconds before a service that did not tell is asked again. */
const ASK_AGAIN = 30_000

interface CapabilityOptions {
  /** Asks the service, as a guest. @throws when it does not answer in time */
  readonly ask: (path: string) => Promise<Response>
  /** SERVICE_LACKS: what the service lacks; without it the service is asked. */
  readonly named: readonly Capability[] | undefined
  readonly log: (line: string) => void
}

const calls = capabilities.flatMap((capability) =>
  capabilityCalls[capability].map(({ method, path }: Pick<Endpoint, 'method' | 'path'>) => ({
    capability,
    method,
    path,
  })),
)
const find = endpointFinder(calls)

/** The capability that a request needs; undefined for a documented call. */
const capabilityOf = ({ method, url }: Pick<Request, 'method' | 'url'>): Capability | undefined =>
  find(method, callAddress(new URL(url).pathname)?.path ?? '')?.capability

/** The answer of a service that has no such route. */
export const noRoute = (): Response =>
  Response.json({ message: NO_ROUTE }, { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** A call that tells whether the service has a capability, without changing anything; undefined if it has none such. */
function probeOf(capability: Capability): string | undefined {
  const [first]: readonly Endpoint[] = capabilityCalls[capability]
  return first && !changesState(first) && !first.path.includes(':') ? first.path : undefined
}

const probes = capabilities.flatMap((capability) => {
  const path = probeOf(capability)
  return path === undefined ? [] : [{ capability, path }]
})
/** Nothing reads with these calls, so they are taken to be there if anything else of ours is. */
const unread = capabilities.filter((name) => !probes.some(({ capability }) => capability === name))

/**
 * What a service lacks. It is asked once a process, with one read for each capability: without a token the read is
 * refused where it exists and has no route where it does not. Later answers without a route tell as well.
 */
export function createCapabilities({ ask, named, log }: CapabilityOptions) {
  const lacking = new Set<Capability>(named)
  let asked: Promise<void> | undefined

  const note = (names: readonly Capability[]): void => {
    const fresh = names.filter((name) => !lacking.has(name))
    for (const name of fresh) lacking.add(name)
    if (fresh.length > 0)
      log(
        `The service behind SERVICE_BASE_URL has no calls for: ${fresh.join(', ')}. The shop leaves that out.`,
      )
  }

  /** undefined where the service does not tell: it is down, or fails. */
  async function has(path: string): Promise<boolean | undefined> {
    try {
      const { status, body } = await ask(`/rest/${defaultLanguage.code}/V1${path}`)
      await body?.cancel()
      return status >= 500 || status === 429 ? undefined : status !== 404
    } catch {
      return undefined
    }
  }

  async function askAll(): Promise<void> {
    const told = await Promise.all(probes.map(async (probe) => ({ ...probe, has: await has(probe.path) })))
    const missing = told.flatMap((probe) => (probe.has === false ? [probe.capability] : []))
    note(missing.length === probes.length ? [...missing, ...unread] : missing)
    if (told.some((probe) => probe.has === undefined))
      setTimeout(() => {
        asked = undefined
      }, ASK_AGAIN).unref()
  }

  return {
    /** What the service lacks, as far as it is known. The first call waits until the service has told. */
    async lacking(): Promise<readonly Capability[]> {
      if (!named) await (asked ??= askAll())
      return [...lacking]
    },
    /** Whether a request would find no route; waits until the service has told, if it needs something of ours. */
    async isLacking(request: Request): Promise<boolean> {
      const capability = capabilityOf(request)
      if (capability === undefined) return false
      if (!named) await (asked ??= askAll())
      return lacking.has(capability)
    },
    /** Learns from an answer. @returns the answer, which can still be read */
    async learn(request: Request, answer: Response): Promise<Response> {
      const capability = answer.status === 404 ? capabilityOf(request) : undefined
      if (!capability) return answer
      const text = await answer.text()
      if (text.includes(NO_ROUTE)) note([capability])
      return new Response(text, answer)
    },
  }
}
