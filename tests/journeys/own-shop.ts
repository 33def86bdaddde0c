import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { FaultRule } from '../../service/sandbox/control-store.ts'
import { test as watchedTest } from './watched-page.ts'

/** A built shop with its own database that one worker has to itself: its clock and its faults disturb nobody. */
export interface Shop {
  readonly url: string
  /** Seconds ahead of the real time. */
  setClock(seconds: number): Promise<void>
  /** Adds failures; without any, takes all away. */
  setFaults(...rules: FaultRule[]): Promise<void>
  /** Whether shoppers choose a stock source. */
  setInventorySelection(isOn: boolean): Promise<void>
  /** Gives the seeded state back. */
  reset(): Promise<void>
  /** The back-end's answer to a sandbox person who signs in. */
  tokenOf(person: string): Promise<string>
  /** Messages to a number (`+852…`) or an e-mail, newest first. */
  outbox(to: string): Promise<{ subject: string; body: string }[]>
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  })

function shopAt(url: string): Shop {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} /sandbox/${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  return {
    url,
    setClock: async (seconds) => {
      await ask('PUT', 'clock', { offset_seconds: seconds })
    },
    setFaults: async (...rules) => {
      await (rules.length > 0 ? ask('PUT', 'faults', rules) : ask('DELETE', 'faults'))
    },
    setInventorySelection: async (enabled) => {
      await ask('PUT', 'inventory', { enabled })
    },
    reset: async () => {
      await ask('POST', 'reset')
    },
    tokenOf: async (person) => ((await ask('POST', `people/${person}/token`)) as { token: string }).token,
    outbox: async (to) =>
      (await ask('GET', `outbox.json?to=${encodeURIComponent(to)}`)) as { subject: string; body: string }[],
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Starts the built shop on a free port, with a folder of its own. @param environment settings that differ from the defaults */
export async function startBuiltShop(
  environment: Readonly<Record<string, string>>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-journeys-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['dist/service/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      NODE_ENV: 'production',
      DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => {
    server.once('exit', resolve)
  })
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 })
  }
  const url = `http://localhost:${port}`
  while (!(await answers(url))) {
    if (server.exitCode !== null) {
      await stop()
      throw new Error('The shop ended before it answered')
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
  }
  return { url, stop }
}

/** As `test` of watched-page.ts, on a shop of the worker's own. Clock, faults and the choice of a stock source are back to normal before each test. */
export const test = watchedTest.extend<
  { calm: undefined },
  { environment: Record<string, string>; shop: Shop }
>({
  /** Settings of the shop that differ from the defaults. */
  environment: [{}, { scope: 'worker' }],
  shop: [
    async ({ environment }, give) => {
      const running = Object.keys(environment).length === 0 ? process.env['JOURNEY_OWN_SHOP'] : undefined
      if (running) {
        await give(shopAt(running))
        return
      }
      const started = await startBuiltShop(environment)
      try {
        await give(shopAt(started.url))
      } finally {
        await started.stop()
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ shop }, give) => {
    await give(shop.url)
  },
  calm: [
    async ({ shop }, give) => {
      await shop.setFaults()
      await shop.setClock(0)
      await shop.setInventorySelection(false)
      await give(undefined)
    },
    { auto: true },
  ],
})

/** Gives the browser the token of a sandbox person before its first page opens, once. */
export async function enterAs(page: Page, shop: Shop, person: string): Promise<string> {
  const token = await shop.tokenOf(person)
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', '1')
    localStorage.setItem('bearerToken', value)
  }, token)
  return token
}

export { expect, hydrated, visit, visitInside } from './watched-page.ts'
