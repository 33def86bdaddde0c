import type { Capability } from '#domain/store/capabilities.ts'
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { limitBody } from './http/body-limit.ts'
import { withDecodablePath } from './http/decodable-path.ts'
import { projectFolder } from './project-folder.ts'
import type { KeptAnswer } from './http/listener.ts'

/** Options of the rendering side. It knows the service only as a function. */
export interface PagesOptions {
  /** Calls the service in this process, or the one behind SERVICE_BASE_URL. */
  readonly serviceFetch: (request: Request) => Promise<Response>
  /** Folder of the built browser files. */
  readonly clientDir: string
  /** The service's time, so that server and browser use the same clock. */
  readonly now: () => Promise<Date> | Date
  readonly sandbox: boolean
  /** What the service lacks of what the pages can show. */
  readonly lacking: () => Promise<readonly Capability[]>
  /** Sanitises HTML from the service. */
  readonly sanitiseHtml: (html: string) => string
  /** DSN for errors of pages in a browser. */
  readonly sentryDsn: string | undefined
  /** Origins of payment pages that forms may be posted to. */
  readonly paymentOrigins: readonly string[]
  /** The Matomo that counts visits. */
  readonly matomo: { readonly address: string; readonly origin: string } | undefined
  /** The shop's origin for full addresses, given the one that was called. */
  readonly origin: (called: URL) => string
  /** Reports rendering errors. */
  readonly report: ((error: unknown, where: string) => void) | undefined
  /** Logs that pages lack data because the service fails. */
  readonly log: (line: string) => void
}

/** The rendering side: pages and browser files. */
export interface Pages {
  fetch(request: Request, env?: unknown): Promise<Response>
  /** The answer with a kept page, if there is one for the request. */
  readonly kept?: (request: IncomingMessage) => KeptAnswer | undefined
  /** How many pages are kept, their bytes, and how often one was there or not. */
  readonly cacheFigures?: () => { pages: number; bytes: number; hits: number; misses: number }
  /** Pattern of the page at a path, `*` where there is none. */
  readonly patternAt?: (pathname: string) => string
  /** Development only: answers module requests first. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Drops cached pages after a change of what they show: those that carry one of the keys, or all of them. */
  readonly invalidate?: (keys?: readonly string[]) => void
  close?(): Promise<void>
}

type CreatePages = (options: PagesOptions) => Pages | Promise<Pages>

const built = { file: fileURLToPath(new URL('dist/server/server.js', projectFolder)), name: 'createPages' }
const development = {
  file: fileURLToPath(new URL('app/server/dev.ts', projectFolder)),
  name: 'createDevPages',
}

/** Loads the pages from the build, or in development from their sources. Without a build only the service answers. */
export async function loadPages(
  options: Omit<PagesOptions, 'clientDir'>,
  dev: boolean,
): Promise<Pages | undefined> {
  const { file, name } = dev ? development : built
  if (!existsSync(file)) return undefined
  // The service must not import the app; it knows only the path of its build.
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const create: unknown = Reflect.get(Object(module), name)
  if (typeof create !== 'function') throw new Error(`${file} has no export ${name}`)
  const pages = await (create as CreatePages)({
    ...options,
    clientDir: fileURLToPath(new URL('dist/client', projectFolder)),
  })
  return {
    ...pages,
    fetch: async (request, env) => {
      const limited = await limitBody(request)
      return limited instanceof Response ? limited : pages.fetch(withDecodablePath(limited), env)
    },
  }
}
