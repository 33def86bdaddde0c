import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const stored = { session: new Map<string, string>(), local: new Map<string, string>() }
const areaOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => entries.set(key, text),
  removeItem: (key: string) => entries.delete(key),
})
let fail: () => void
let opened: string[]
let isOnline: boolean
let isHealthy: boolean
let wanted: string | undefined
/** Whether the code that saves what was typed can be loaded. */
let isSaverThere: boolean
const saveFields = vi.fn()

beforeEach(async () => {
  for (const entries of Object.values(stored)) entries.clear()
  opened = []
  isOnline = true
  isHealthy = true
  isSaverThere = true
  wanted = undefined
  saveFields.mockClear()
  vi.doMock('./form-restore.ts', () => {
    if (!isSaverThere) throw new Error('Failed to fetch dynamically imported module')
    return { saveFields }
  })
  vi.useFakeTimers({ now: new Date('2026-11-22T00:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('sessionStorage', areaOf(stored.session))
  vi.stubGlobal('localStorage', areaOf(stored.local))
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  vi.stubGlobal('location', {
    reload: () => opened.push('again'),
    assign: (to: string) => opened.push(to),
  })
  vi.stubGlobal('fetch', async () => new Response(null, { status: isHealthy ? 200 : 503 }))
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    fail = listener
  })
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const start = async () => {
  const deploy = await import('./stale-deploy.ts')
  deploy.reloadAfterDeploy(() => wanted)
  return deploy
}
const settled = () => new Promise((done) => setTimeout(done, 20))

it('a chunk that is gone loads the page again, once a minute, and remembers that in this tab alone', async () => {
  await start()
  fail()
  await settled()
  expect(opened).toEqual(['again'])
  expect([stored.session.size, stored.local.size]).toEqual([1, 0])
  vi.setSystemTime(Date.now() + 59_999)
  fail()
  await settled()
  expect(opened).toHaveLength(1)
  vi.setSystemTime(Date.now() + 1)
  fail()
  await settled()
  expect(opened).toHaveLength(2)
})
it('opens the address that was wanted', async () => {
  await start()
  wanted = '/cart'
  fail()
  await settled()
  expect(opened).toEqual(['/cart'])
})
it('opens the address of a navigation that began while the shop was asked', async () => {
  await start()
  fail()
  wanted = '/dashboard'
  await settled()
  expect(opened).toEqual(['/dashboard'])
})
it('leaves the page that stands while there is no connection or no shop', async () => {
  await start()
  isOnline = false
  fail()
  isOnline = true
  isHealthy = false
  fail()
  await settled()
  expect(opened).toEqual([])
})
it('does nothing for what was fetched ahead, unless somebody wants to go somewhere', async () => {
  const { fetchAhead } = await start()
  let end = () => {}
  const work = fetchAhead(
    new Promise<void>((done) => {
      end = done
    }),
  )
  fail()
  await settled()
  expect(opened).toEqual([])
  end()
  await work
  fail()
  await settled()
  expect(opened).toEqual(['again'])
})
it('saves what was typed, also when the code for it was not loaded before', async () => {
  await start()
  fail()
  await settled()
  expect(saveFields).toHaveBeenCalledOnce()
  expect(opened).toEqual(['again'])
})
it('keeps the page that stands if what was typed on it cannot be saved, unless somebody leaves it', async () => {
  isSaverThere = false
  await start()
  fail()
  await settled()
  expect(opened).toEqual([])
  wanted = '/cart'
  fail()
  await settled()
  expect(opened).toEqual(['/cart'])
})
