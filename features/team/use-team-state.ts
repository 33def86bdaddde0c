import { paths } from '#domain/store/paths.ts'
import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { readTeam, writeTeam, type TeamState } from './team-address.ts'

/** Marks an entry of the history in which a person was opened from the page before it. */
interface Opened {
  isPersonOpened: true
}
const isOpened = (value: unknown): value is Opened =>
  typeof value === 'object' && value !== null && 'isPersonOpened' in value

/** What the explorer shows, which is in the address alone: "back", a shared link and a reload work. */
export function useTeamState() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { state: entry } = useLocation() as { state: unknown }
  const state = useMemo(() => readTeam(search), [search])
  const go = (next: TeamState, { replace = false, opened = false } = {}) => {
    void navigate(paths.team() + writeTeam(next), {
      replace,
      preventScrollReset: true,
      state: opened ? ({ isPersonOpened: true } satisfies Opened) : null,
    })
  }
  return {
    state,
    /** Another view, filter, order or branch. */
    change: (next: Partial<TeamState>) => go({ ...state, ...next }),
    /** Words as they are typed: one entry of the history for all of them. */
    search: (q: string) => go({ ...state, q }, { replace: state.q !== '' && q !== '' }),
    /** Opens a person; another one takes the place of the first. */
    open: (person: number) => {
      const isFirst = state.person === undefined
      go({ ...state, person }, { replace: !isFirst, opened: isFirst || isOpened(entry) })
    },
    close: () => {
      if (isOpened(entry)) void navigate(-1)
      else go({ ...state, person: undefined }, { replace: true })
    },
    /** Shows a person's branch, in place of the person where these cover the tree. */
    showBranch: (branch: number, isCovered: boolean) =>
      go(
        { ...state, branch, view: 'tree', person: isCovered ? undefined : state.person },
        { replace: isCovered && isOpened(entry) },
      ),
  }
}
