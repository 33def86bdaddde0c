import { splitPath } from '#domain/store/language-address.ts'
import { KEPT_AT } from '#features/kit/connection/kept-at.ts'
import { copies } from '#features/kit/connection/kept-copies.ts'
import { copyOf, trimProgram } from './copies-plugin.ts'

/** Milliseconds for which files are kept that nobody uses: pages of a build before may still be open. */
const UNUSED_LIFETIME = 7 * 86_400_000

const asset = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g

/** The files that the document loads, and those that it lists for some pages. */
function filesOf(html: string, pages: readonly string[]): string[] {
  const [before = '', list = '{}', after = ''] = html.split(
    /<script type="application\/json">(.*?)<\/script>/s,
  )
  const listed = JSON.parse(list) as Readonly<Record<string, readonly string[]>>
  const loaded = [...(before + after).matchAll(asset)].map(([file]) => file)
  return [...new Set([...loaded, ...pages.flatMap((page) => listed[page] ?? [])])]
}

/**
 * Keeps the document that every page of a language can be shown in, once all its files are there, and those of some pages: it is
 * replaced as a whole or not at all.
 * @param keepFile fetches a file unless it is kept
 * @param inUse addresses of files that open pages use
 * @throws what a request throws; the document before stays
 */
export async function keepShell(
  address: string,
  pages: readonly string[],
  keepFile: (url: string) => Promise<unknown>,
  inUse: readonly string[],
): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) return
  const files = filesOf(await response.clone().text(), pages)
  await Promise.all(files.map(keepFile))
  const now = Date.now()
  await (await caches.open(copies.shell)).put(address, await copyOf(response, now))
  const used = inUse.map((url) => new URL(url).pathname)
  await trimProgram(now - UNUSED_LIFETIME, new Set([address, ...files, ...used]))
}

/** The kept document for a page: in the language of its address, or else the one that was kept last. */
export async function shellFor(url: string): Promise<Response | undefined> {
  const cache = await caches.open(copies.shell)
  const shells = await Promise.all(
    (await cache.keys())
      .filter((key) => !new URL(key.url).pathname.startsWith('/assets/'))
      .map(async (key) => ({ path: new URL(key.url).pathname, response: await cache.match(key) })),
  )
  const { language } = splitPath(new URL(url).pathname)
  const keptAt = ({ response }: (typeof shells)[number]) => Number(response?.headers.get(KEPT_AT) ?? 0)
  const fitting = language
    ? shells.filter(({ path }) => splitPath(path).language?.code === language.code)
    : shells.toSorted((a, b) => keptAt(b) - keptAt(a))
  return fitting[0]?.response
}
