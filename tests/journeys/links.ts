import { expect, type Page } from '@playwright/test'
import { matchRoutes } from 'react-router-dom'
import { splitPath } from '../../domain/store/language-address.ts'
import { pagePatterns } from '../../domain/store/paths.ts'

const pages = Object.values(pagePatterns).map((path) => ({ path }))

/** Links that this worker has followed: most pages lead to the same places. */
const alive = new Set<string>()

/** Addresses of the shop that the page leads to, without what only scrolls. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href, location.href))
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/sandbox'))
      .filter(({ pathname, hash }) => pathname !== location.pathname || hash === '')
      .map(({ pathname, search }) => pathname + search),
  )

/** Whether a link leads to the page itself, in another language: an unknown address is unknown in each. */
function isItself(page: Page, link: string): boolean {
  const { pathname, search } = new URL(page.url())
  return splitPath(link).path === splitPath(pathname + search).path
}

/** Holds each link of the page that is open against the addresses of pages and the server. */
export async function expectLinksAlive(page: Page, path: string): Promise<void> {
  const links = await linksOf(page)
  expect(links.length).toBeGreaterThan(2)
  const dead: string[] = []
  for (const link of new Set(links)) {
    if (alive.has(link) || isItself(page, link)) continue
    const isKnown = matchRoutes(pages, splitPath(link).path) !== null
    const answer = await page.request.get(link, { maxRedirects: 5 })
    if (isKnown && answer.status() < 400) alive.add(link)
    else dead.push(`${path} → ${link} (${answer.status()})`)
  }
  expect(dead).toEqual([])
}
