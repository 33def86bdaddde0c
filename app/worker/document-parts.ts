import type { WorkEvent } from './scope.ts'

/** Keeps a file unless it is kept. @throws what the request throws */
export type KeepFile = (url: string, event: WorkEvent) => Promise<unknown>

/** The files that a document names and cannot do without: its data, and its styles. */
const partsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/(?:data|styles)-[^"]+)"/g)].map(([, url]) => url ?? '')),
]

/** Has a document kept only if its parts are. */
export const withParts = (keepFile: KeepFile) => ({
  cacheWillUpdate: async ({
    response,
    event,
  }: {
    response: Response
    event: WorkEvent
  }): Promise<Response | null> => {
    if (response.status !== 200) return response
    try {
      const parts = partsOf(await response.clone().text())
      await Promise.all(parts.map((url) => keepFile(url, event)))
      return response
    } catch {
      return null
    }
  },
})
