import { describe, expect, it } from 'vitest'
import { branchSaid, findUnloaded, shownChildren, shownIds, topRows, type TreeNode } from './rows.ts'

const node = (rest: Partial<TreeNode> = {}): TreeNode => ({ id: 'a', label: 'A', ...rest })
const kinds = (rest: Partial<TreeNode>) => shownChildren(node(rest)).map((row) => row.kind)

describe('shownChildren', () => {
  it.each<[string, Partial<TreeNode>, string[]]>([
    ['a leaf has none', {}, []],
    ['a leaf with an empty list has none', { children: [] }, []],
    ['a branch that is not loaded yet is loading', { isBranch: true }, ['loading']],
    ['a loading branch says so', { isBranch: true, state: 'loading' }, ['loading']],
    [
      'a failed branch says so, also when old children are there',
      { isBranch: true, state: 'failed', children: [node()] },
      ['failed'],
    ],
    ['an empty branch says so', { isBranch: true, children: [] }, ['none']],
    [
      'a loaded branch shows its nodes',
      { isBranch: true, children: [node({ id: 'b' }), node({ id: 'c' })] },
      ['node', 'node'],
    ],
  ])('%s', (_, rest, expected) => expect(kinds(rest)).toEqual(expected))

  it('names its rows apart from nodes', () =>
    expect(shownChildren(node({ state: 'failed' }))[0]).toEqual({
      kind: 'failed',
      id: 'a/failed',
      parent: 'a',
    }))
})

it('branchSaid finds what is loading or failed at any depth', () => {
  expect(
    branchSaid([
      node({ children: [node({ id: 'b', label: 'B', state: 'failed' })] }),
      node({ id: 'c', label: 'C', state: 'loading' }),
    ]),
  ).toEqual([
    { label: 'B', state: 'failed' },
    { label: 'C', state: 'loading' },
  ])
})

it('topRows gives the same row for the same node', () => {
  const [one, other] = [node(), node({ id: 'b' })]
  const [first] = topRows([one, other])
  expect(topRows([other, one])[1]).toBe(first)
  expect(topRows([{ ...one }])[0]).not.toBe(first)
})

it.each<[string, string[], string[]]>([
  ['closed branches hide what is below', [], ['a', 'z']],
  ['an open branch shows its children', ['a'], ['a', 'b', 'd', 'z']],
  ['an open branch in a closed one is not seen', ['b'], ['a', 'z']],
  ['every level open', ['a', 'b'], ['a', 'b', 'c', 'd', 'z']],
  ['a branch that failed shows no nodes', ['a', 'd'], ['a', 'b', 'd', 'z']],
])('shownIds: %s', (_, open, expected) => {
  const nodes = [
    node({
      children: [
        node({ id: 'b', children: [node({ id: 'c' })] }),
        node({ id: 'd', state: 'failed', children: [node({ id: 'e' })] }),
      ],
    }),
    node({ id: 'z' }),
  ]
  expect(shownIds(nodes, new Set(open))).toEqual(expected)
})

it.each<[string, Partial<TreeNode>, boolean]>([
  ['a branch without children is', { isBranch: true }, true],
  ['one on its way is not', { isBranch: true, state: 'loading' }, false],
  ['an empty one is not', { isBranch: true, children: [] }, false],
  ['a leaf is not', {}, false],
])('findUnloaded: %s', (_, rest, expected) =>
  expect(findUnloaded([node({ id: 'x', children: [node({ id: 'y', ...rest })] })], 'y')).toBe(expected),
)
