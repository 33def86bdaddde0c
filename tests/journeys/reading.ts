import type { Locator, Page } from '@playwright/test'
import { expect } from './watched-page.ts'

/** A person of the sandbox as the facts are about them. */
export interface Told {
  /** Whether the business pages are open to them. */
  readonly isAssociate: boolean
  /** Whether they have a team, commissions and a payout account. */
  readonly hasCommissions: boolean
  /** Whether products are compared as well: one person of each price group is enough. */
  readonly comparesProducts: boolean
  /** The newest orders, as many as the overview shows; by id and number. */
  readonly orders: readonly { readonly id: number; readonly number: string }[]
  /** The newest order that must be paid before its deadline. */
  readonly due?: { readonly id: number; readonly number: string } | undefined
  /** Numbers of the newest orders that the ledger of points names. */
  readonly ledger: readonly string[]
  /** Their coupons that can be used, by code; the one that ends first is the first. */
  readonly coupons: readonly string[]
  /** Whether the first of the coupons is in the cart. */
  readonly usesCoupon: boolean
  /** Some people of the team who share their names. */
  readonly members: readonly { readonly id: number; readonly name: string }[]
}

/** Reads what a place says. It fails where the place says nothing. */
export type Read = (main: Locator, page: Page) => Promise<string>
/** A place that says a fact: the page's address, and how it is read there. */
export type Place = readonly [path: string, read: Read]
/** What must be the same wherever it is said. */
export interface Fact {
  readonly fact: string
  readonly places: readonly Place[]
}

/** The first group, or else the whole, of what a place has of a pattern, as soon as it has it. */
async function part(read: () => Promise<string>, pattern: RegExp): Promise<string> {
  let found: RegExpExecArray | null = null
  await expect(async () => {
    const said = (await read()).replace(/\s+/g, ' ')
    found = pattern.exec(said)
    expect(found, `${pattern.source} in “${said.slice(0, 300)}”`).not.toBeNull()
  }).toPass({ timeout: 20_000 })
  const [whole = '', group] = found ?? []
  return group ?? whole
}
export const MONEY = /HK\$([\d,]+\.\d\d)/
export const POINTS = /\d[\d,]*\.\d{4}/
export const DATE = /\d{1,2} [A-Z][a-z]+ \d{4}/
export const TIME = /\d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d/
export const COUNT = /\d[\d,]*/

/** Reads a part of what an element shows. */
export const text =
  (find: (main: Locator, page: Page) => Locator, pattern: RegExp): Read =>
  (main, page) =>
    part(() => find(main, page).locator('visible=true').first().innerText({ timeout: 2_000 }), pattern)

/** What stands beside a term, such as "Membership valid until". */
export const besides = (term: string, pattern: RegExp) =>
  text(
    (main) =>
      main
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${term}$`) })
        .locator('xpath=following-sibling::*[1]'),
    pattern,
  )
/** Reads a part of an element's name as assistive technology hears it. */
export const name =
  (find: (main: Locator, page: Page) => Locator, pattern: RegExp): Read =>
  (main, page) =>
    part(() => find(main, page).first().ariaSnapshot({ timeout: 2_000 }), pattern)
export const group = (name: string | RegExp, pattern: RegExp) =>
  text((main) => main.getByRole('group', { name, exact: true }), pattern)
/** A row of a table. */
export const row = (table: string, name: RegExp, pattern: RegExp) =>
  text((main) => main.getByRole('table', { name: table }).getByRole('row', { name }), pattern)
/** Every part of what some elements show that has a pattern; empty where there is none. */
export const found =
  (find: (main: Locator) => Locator, pattern: RegExp): Read =>
  async (main) => {
    const said = (await find(main).allInnerTexts()).join(' ').replace(/\s+/g, ' ')
    return [...said.matchAll(pattern)].map(([whole, part]) => part ?? whole).join('; ')
  }
