import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingStatus, type LoadingStatusProps } from './LoadingStatus.tsx'

let root: Root
let opener: HTMLButtonElement
let place: HTMLElement

const show = (status: Partial<LoadingStatusProps> = {}) =>
  act(async () => {
    root.render(<LoadingStatus id="order" message="Placing your order" {...status} />)
  })
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
const isCovered = () => document.querySelector('dialog:modal') !== null

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  opener = document.createElement('button')
  place = document.createElement('div')
  document.body.append(opener, place)
  opener.focus()
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => {
    root.unmount()
  })
  opener.remove()
  place.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('covers the page after 300 ms, not sooner', async () => {
  await show()
  await pass(299)
  expect(isCovered()).toBe(false)
  await pass(1)
  expect(isCovered()).toBe(true)
})

it.each([
  ['wait', 60_000],
  ['leave', 20_000],
] as const)(
  'gives the page and the focus back when a %s has lasted %i ms, and covers it again for the next one',
  async (type, limit) => {
    await show({ type })
    await pass(limit - 1)
    expect(isCovered()).toBe(true)
    await pass(1)
    expect(isCovered()).toBe(false)
    expect(document.activeElement).toBe(opener)
    await show({ type, loading: false })
    await show({ type })
    await pass(300)
    expect(isCovered()).toBe(true)
  },
)

it('counts the time of leaving from where the leaving begins, and stays open between', async () => {
  await show()
  await pass(50_000)
  const cover = document.querySelector('dialog')
  await show({ type: 'leave', message: 'Opening the payment page' })
  expect(document.querySelector('dialog')).toBe(cover)
  expect(cover?.textContent).toBe('Opening the payment page')
  await pass(19_999)
  expect(isCovered()).toBe(true)
  await pass(1)
  expect(isCovered()).toBe(false)
})

it('is gone from a page that comes back as it was left', async () => {
  await show({ type: 'leave' })
  await pass(300)
  await act(async () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  expect(isCovered()).toBe(true)
  await act(async () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(isCovered()).toBe(false)
})

it('opens again when something closes it while it lasts', async () => {
  await show()
  await pass(300)
  document.querySelector('dialog')?.close()
  vi.useRealTimers()
  await vi.waitFor(() => {
    expect(isCovered()).toBe(true)
  })
})
