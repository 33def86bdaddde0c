import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  begin,
  combined,
  end,
  limits,
  loadingOf,
  shownAfter,
  type Loading,
  type LoadingList,
} from './status.ts'

const order = loadingOf({ id: 'order', message: 'Placing' })
const language = loadingOf({ id: 'language', message: 'Switching' })
const quiet = loadingOf({ id: 'quiet', message: 'Saving', blockPage: false })
const none: LoadingList = []
const idle: Loading = { loading: false, type: 'wait', message: '', id: '', blockPage: true }

describe('a loading status', () => {
  it('blocks the page unless told otherwise (R-190)', () => {
    expect(order).toEqual({ loading: true, type: 'wait', message: 'Placing', id: 'order', blockPage: true })
    expect(quiet.blockPage).toBe(false)
  })
  it('is shown after a moment, and ends some day', () => {
    expect([shownAfter, limits]).toEqual([300, { wait: 60_000, leave: 20_000 }])
  })
})

/** Starts or ends loading, in sequence; `-order` ends what was started with that key. */
const after = (...steps: (Loading | `-${string}`)[]): LoadingList =>
  steps.reduce<LoadingList>(
    (list, step) =>
      typeof step === 'string' ? end(list, step.slice(1)) : begin(list, { key: step.id, status: step }),
    [],
  )

describe('several at once (R-223)', () => {
  const cases: readonly [string, LoadingList, Partial<Loading>][] = [
    ['nothing', after(), idle],
    ['nothing of what is not under way', after({ ...order, loading: false }), idle],
    ['one', after(order), { id: 'order', loading: true, blockPage: true }],
    ['a quiet one', after(quiet), { id: 'quiet', loading: true, blockPage: false }],
    ['the latest of two that block', after(order, language), { id: 'language' }],
    ['the latest of two quiet ones', after({ ...quiet, id: 'first' }, quiet), { id: 'quiet' }],
    ['what blocks, though it began first', after(order, quiet), { id: 'order', blockPage: true }],
    ['what blocks, though it began last', after(quiet, order), { id: 'order', blockPage: true }],
    ['the earlier one again after the later one', after(order, language, '-language'), { id: 'order' }],
    ['the later one on after the earlier one', after(order, language, '-order'), { id: 'language' }],
    [
      'the quiet one alone after what blocked',
      after(order, quiet, '-order'),
      { id: 'quiet', blockPage: false },
    ],
    ['nothing after the last', after(order, '-order'), idle],
    [
      'one that ended too often and began again',
      after(order, '-order', '-order', order),
      { id: 'order', loading: true },
    ],
    [
      'other words',
      after(order, { ...order, type: 'leave', message: 'Opening' }),
      { id: 'order', type: 'leave', message: 'Opening' },
    ],
    [
      'no other words of an earlier one',
      after(order, language, { ...order, message: 'Opening' }),
      { id: 'language', message: 'Switching' },
    ],
    ['nothing of what was told to be over', after(order, { ...order, loading: false }), idle],
    [
      'one id that began twice and ended once',
      end(begin(after(order), { key: 'again', status: order }), 'again'),
      { id: 'order', loading: true },
    ],
  ]
  it.each(cases)('shows %s', (_, list, status) => {
    expect(combined(list)).toMatchObject(status)
  })

  it('is loading exactly while something that began has not ended, and blocks while one of them does', () => {
    const steps = fc.array(
      fc.record({ key: fc.constantFrom('a', 'b', 'c'), isBegin: fc.boolean(), blockPage: fc.boolean() }),
    )
    fc.assert(
      fc.property(steps, (taken) => {
        let list = none
        const open = new Map<string, boolean>()
        for (const { key, isBegin, blockPage } of taken) {
          list = isBegin
            ? begin(list, { key, status: loadingOf({ id: key, message: key, blockPage }) })
            : end(list, key)
          if (isBegin) open.set(key, blockPage)
          else open.delete(key)
          expect(list.map((begun) => begun.key)).toEqual([...open.keys()])
          expect(combined(list).loading).toBe(open.size > 0)
          if (open.size > 0) expect(combined(list).blockPage).toBe([...open.values()].includes(true))
        }
      }),
    )
  })
})
