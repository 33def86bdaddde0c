import pg from 'pg'
import { vi } from 'vitest'

/** What a call sends to the database. */
export interface Counted {
  readonly statements: number
  readonly transactions: number
}

const asked = vi.spyOn(pg.Client.prototype, 'query')

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text

/** The statements of a call, in order. */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  asked.mockClear()
  await call()
  return asked.mock.calls.map(([statement]) => textOf(statement))
}

/**
 * The read of the sandbox's settings. It is cached for ten seconds at most, so any call may be the one that repeats it;
 * sandbox-settings.test.ts counts these reads.
 */
export const isSettingsRead = (text: string): boolean =>
  text === 'select jsonb_object_agg(key, value) as stored from setting'

/**
 * The shop's own among them. The providers are systems outside; the sandbox plays them on the same database, with
 * secrets and payments that real ones keep elsewhere.
 */
async function ownStatementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const own = (await statementsOf(call)).filter((text) => !isSettingsRead(text) && !/\bsandbox_/.test(text))
  return own.filter(
    (text, at) =>
      !(text === 'begin' && own[at + 1] === 'commit') && !(text === 'commit' && own[at - 1] === 'begin'),
  )
}

/** How many statements a call sends to the database, besides the read of the sandbox's settings. */
export const statements = async (call: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(call)).filter((text) => !isSettingsRead(text)).length

/** Counts the shop's own statements and transactions of a call. */
export async function count(call: () => Promise<unknown>): Promise<Counted> {
  const own = await ownStatementsOf(call)
  return { statements: own.length, transactions: own.filter((text) => text === 'begin').length }
}
