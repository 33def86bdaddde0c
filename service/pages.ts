import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What the rendering side is given. It knows the service only as a function. */
export interface PagesOptions {
  /** Calls the service within this process (or the one behind SERVICE_BASE_URL). */
  readonly serviceFetch: (request: Request) => Promise<Response>
  /** Folder of the built browser files. */
  readonly clientDir: string
  /** The service's time, so that server and screen count from the same clock. */
  readonly now: () => Promise<Date> | Date
  readonly sandbox: boolean
  /** Where pages in a browser report errors. */
  readonly sentryDsn: string | undefined
  /** Takes errors of the rendering. */
  readonly report: ((error: unknown, where: string) => void) | undefined
}

/** The rendering side: pages and browser files. */
export interface Pages {
  fetch(request: Request, env?: unknown): Promise<Response>
  /** Development only: answers module requests before anything else does. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close?(): Promise<void>
}

type CreatePages = (options: PagesOptions) => Pages | Promise<Pages>

const root = new URL('../', import.meta.url)
const built = { file: fileURLToPath(new URL('dist/server/server.js', root)), name: 'createPages' }
const development = { file: fileURLToPath(new URL('app/dev.ts', root)), name: 'createDevPages' }

/** Loads the pages from the build, or in development from their sources. Without a build only the service answers. */
export async function loadPages(options: Omit<PagesOptions, 'clientDir'>, dev: boolean): Promise<Pages | undefined> {
  const { file, name } = dev ? development : built
  if (!existsSync(file)) return undefined
  // The service does not import the app: it only knows where its build stands.
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const create: unknown = Reflect.get(Object(module), name)
  if (typeof create !== 'function') throw new Error(`${file} has no export ${name}`)
  return (create as CreatePages)({ ...options, clientDir: fileURLToPath(new URL('dist/client', root)) })
}
