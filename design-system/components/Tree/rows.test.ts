import { describe, expect, it } from 'vitest'
import { branchSaid, shownChildren, type TreeNode } from './rows.ts'

const node = (rest: Partial<TreeNode> = {}): TreeNode => ({ id: 'a', label: 'A', ...rest })
const kinds = (rest: Partial<TreeNode>) => shownChildren(node(rest)).map((row) => row.kind)

describe('shownChildren', () => {
  it.each<[string, Partial<TreeNode>, string[]]>([
    ['a leaf has none', {}, []],
    ['a leaf with an empty list has none', { children: [] }, []],
    ['a branch that is not loaded yet is loading', { isBranch: true }, ['loading']],
    ['a loading branch says so', { isBranch: true, state: 'loading' }, ['loading']],
    ['a failed branch says so, also when old children are there', { isBranch: true, state: 'failed', children: [node()] }, ['failed']],
    ['an empty branch says so', { isBranch: true, children: [] }, ['none']],
    ['a loaded branch shows its nodes', { isBranch: true, children: [node({ id: 'b' }), node({ id: 'c' })] }, ['node', 'node']],
  ])('%s', (_, rest, expected) => expect(kinds(rest)).toEqual(expected))

  it('names its rows apart from nodes', () => expect(shownChildren(node({ state: 'failed' }))[0]).toEqual({ kind: 'failed', id: 'a/failed', parent: 'a' }))
})

it('branchSaid finds what is loading or failed at any depth', () => {
  expect(branchSaid([node({ children: [node({ id: 'b', label: 'B', state: 'failed' })] }), node({ id: 'c', label: 'C', state: 'loading' })])).toEqual([{ label: 'B', state: 'failed' }, { label: 'C', state: 'loading' }])
})
