import { afterEach, expect, it, vi } from 'vitest'
import { onFirstInteraction } from './on-first-interaction.ts'

const act = vi.fn()
let stop: () => void = () => {}
afterEach(() => {
  stop()
  act.mockClear()
  document.body.replaceChildren()
})

it('does not take a scroll by script for an interaction', async () => {
  const tall = document.body.appendChild(document.createElement('div'))
  tall.style.height = '5000px'
  stop = onFirstInteraction(act)
  const scrolled = new Promise((done) => {
    addEventListener('scroll', done, { once: true, capture: true })
  })
  scrollTo(0, 1000)
  await scrolled
  expect(act).not.toHaveBeenCalled()
  scrollTo(0, 0)
})

it.each(['wheel', 'pointerdown', 'pointermove', 'keydown', 'input'])('runs once at the first %s', (type) => {
  stop = onFirstInteraction(act)
  dispatchEvent(new Event(type))
  dispatchEvent(new Event(type))
  expect(act).toHaveBeenCalledOnce()
})

it('runs no more once it is stopped', () => {
  onFirstInteraction(act)()
  dispatchEvent(new Event('wheel'))
  expect(act).not.toHaveBeenCalled()
})
