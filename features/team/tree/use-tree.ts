import { readFailure, type ReadFailure } from '#features/kit/read-failure.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { branchFrom, hasBelow, matchesIn, type Branch } from './branch.ts'
import { branchQuery } from '../queries.ts'
import { isNarrowed, questionOf, type TeamState } from '../team-address.ts'

/** Matches up to which the branches that lead to them are opened unasked. */
const FEW_MATCHES = 12
/** The uppermost branch, in the lists by parent. */
export const TOP = 'top'

/** What is open of one tree: of the whole team, of a branch, of what filters leave. */
interface Opening {
  open: ReadonlySet<string>
  /** Branches that were opened unasked: who closes one does not see it open again. */
  opened: ReadonlySet<string>
  /** How many pages of a branch are asked for, by parent; one where nothing is said. */
  pages: Readonly<Record<string, number>>
}

export interface TeamTree {
  top: Branch
  /** The first read of the uppermost branch failed. */
  failure: ReadFailure | undefined
  /** It is read anew with other filters; the former one is shown meanwhile. */
  isStale: boolean
  /** Branches that were opened, by the id of whom they belong to. */
  branches: ReadonlyMap<string, Branch>
  open: ReadonlySet<string>
  setOpen: (open: ReadonlySet<string>) => void
  /** Reads the next page of a branch, by parent. */
  loadMore: (parent: string) => void
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** Branches to open unasked, because they lead to one of few matches. */
function leadingToMatches(branches: readonly Branch[], opened: ReadonlySet<string>): string[] {
  return branches
    .flatMap(({ members }) => members)
    .filter((member) => hasBelow(member) && !opened.has(String(member.id)))
    .map(({ id }) => String(id))
}

/** What is open, kept for each question: who clears a filter finds the tree as it was. */
function useOpening(state: TeamState) {
  const key = JSON.stringify([questionOf(state), state.branch ?? 0])
  const [all, setAll] = useState<Readonly<Record<string, Opening>>>({})
  const opening: Opening = all[key] ?? {
    open: new Set(state.branch === undefined ? [] : [String(state.branch)]),
    opened: new Set(),
    pages: {},
  }
  const change = (next: Partial<Opening>) => {
    setAll((before) => ({ ...before, [key]: { ...opening, ...next } }))
  }
  return { opening, change }
}

/** Reads the branches of the tree that are open, each page by itself. */
export function useTree(state: TeamState): TeamTree {
  const { opening, change } = useOpening(state)
  const { open, opened, pages } = opening
  const branch = state.branch ?? 0
  const first = useQuery({
    ...branchQuery(state, state.branch, 1),
    // with other filters the former tree stays in sight, but not another branch's people
    meta: { branch },
    placeholderData: (before, query) => (query?.meta?.['branch'] === branch ? before : undefined),
  })
  const parents = [...open].filter((id) => id !== String(state.branch))
  const asked = [
    ...range(2, pages[TOP] ?? 1).map((page) => ({ key: TOP, parent: state.branch, page })),
    ...parents.flatMap((key) =>
      range(1, pages[key] ?? 1).map((page) => ({ key, parent: Number(key), page })),
    ),
  ]
  const reads = useQueries({ queries: asked.map(({ parent, page }) => branchQuery(state, parent, page)) })
  const pagesOf = (key: string) => reads.filter((_, index) => asked[index]?.key === key)
  const top = branchFrom([first, ...pagesOf(TOP)])
  const branches = new Map(parents.map((key) => [key, branchFrom(pagesOf(key))]))
  if (isNarrowed(state) && !first.isPlaceholderData && (matchesIn(top) ?? Infinity) <= FEW_MATCHES) {
    const fresh = leadingToMatches([top, ...branches.values()], opened)
    if (fresh.length > 0)
      change({ open: new Set([...open, ...fresh]), opened: new Set([...opened, ...fresh]) })
  }
  return {
    top,
    failure: readFailure(first),
    isStale: first.isPlaceholderData,
    branches,
    open,
    setOpen: (next) => change({ open: next }),
    loadMore: (parent) => {
      const shown = parent === TOP ? top : branches.get(parent)
      if (shown?.more === 'failed') shown.retry()
      else if (shown?.more === 'ready') change({ pages: { ...pages, [parent]: (pages[parent] ?? 1) + 1 } })
    },
  }
}
