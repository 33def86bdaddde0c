import { everyCall, type Call } from '../contract/endpoints.ts'

/** A call that a service which knows only the documents answers. */
export interface DocumentedRoute {
  readonly call: Call
  /** Matches the method and the path below `/rest/{store}/V1`. */
  matches(method: string, path: string): boolean
}

const patternOf = ({ path }: Call): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`)

/** Every call but those that are additions of ours. */
export async function documentedRoutes(): Promise<readonly DocumentedRoute[]> {
  const calls = await everyCall()
  return calls
    .filter(({ undocumented }) => undocumented !== 'addition')
    .map((call) => {
      const pattern = patternOf(call)
      return { call, matches: (method, path) => method === call.method && pattern.test(path) }
    })
}

/** Path of a call below `/rest/{store}/V1`, without its query; undefined for any other address. */
export const callPathOf = (pathname: string): string | undefined =>
  /^\/rest\/(?:[^/]+\/)?V1(\/.*)$/.exec(pathname)?.[1]
