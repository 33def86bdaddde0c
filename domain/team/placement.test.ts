import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  enrollerUnder,
  isInLineOf,
  mayEnrollUnder,
  newcomerFault,
  newEnrollerFault,
  newSponsorFault,
  type Placed,
} from './placement.ts'

const placed = (id: number, upline: readonly number[] = [], group = 'associate'): Placed => ({
  id,
  upline,
  group,
})

// top ─ left ─ leaf ─ tip, top ─ right, and a line of its own
const top = placed(1)
const left = placed(2, [1])
const right = placed(3, [1])
const leaf = placed(4, [2, 1])
const tip = placed(5, [4, 2, 1])
const buyer = placed(6, [2, 1], 'preferred')
const other = placed(9)

describe('the enroller and the sponsor of a newcomer (R-664 to R-666)', () => {
  it.each([
    ['both the inviter', left, left, left, undefined],
    ['a sponsor below the enroller', left, left, tip, undefined],
    ['both below the inviter', top, leaf, tip, undefined],
    ['an enroller beside the sponsor', top, right, leaf, ['enroller', 'upline']],
    ['an enroller below the sponsor', top, tip, left, ['enroller', 'upline']],
    ['an enroller above the inviter', left, top, leaf, ['enroller', 'line']],
    ['a sponsor above the inviter', leaf, leaf, left, ['sponsor', 'line']],
    ['an enroller of another line', top, other, leaf, ['enroller', 'line']],
    ['a sponsor of another line', top, top, other, ['sponsor', 'line']],
    ['nobody as enroller, like somebody of another line', top, undefined, leaf, ['enroller', 'line']],
    ['nobody as sponsor, like somebody of another line', top, top, undefined, ['sponsor', 'line']],
    ['a preferred customer of the line as enroller', top, buyer, leaf, ['enroller', 'userType']],
    ['a preferred customer of the line as sponsor', top, top, buyer, ['sponsor', 'userType']],
    ['a preferred customer of another line', right, right, buyer, ['sponsor', 'line']],
  ] as const)('%s', (_what, inviter, enroller, sponsor, fault) => {
    expect(newcomerFault({ enroller, sponsor }, inviter)).toEqual(fault)
  })
})

describe('a new sponsor', () => {
  it.each([
    ['of another branch', leaf, right, undefined],
    ['of another line', leaf, other, undefined],
    ['higher up', tip, top, undefined],
    ['oneself', leaf, leaf, 'self'],
    ['directly below', leaf, tip, 'below'],
    ['far below', top, tip, 'below'],
    ['who is a preferred customer', tip, buyer, 'userType'],
  ] as const)('%s: %s', (_what, person, sponsor, fault) => {
    expect(newSponsorFault(person, sponsor)).toBe(fault)
  })
})

describe('a new enroller', () => {
  it.each([
    ['the present sponsor', tip, leaf, leaf, undefined],
    ['above the present sponsor', tip, top, leaf, undefined],
    ['beside the present sponsor', tip, right, leaf, 'upline'],
    ['of another line', tip, other, leaf, 'upline'],
    ['below the applicant', left, tip, top, 'below'],
    ['oneself', tip, tip, leaf, 'self'],
    ['a preferred customer', tip, buyer, leaf, 'userType'],
    ['anybody for somebody without a sponsor', other, top, undefined, 'upline'],
  ] as const)('%s: %s', (_what, person, enroller, sponsor, fault) => {
    expect(newEnrollerFault(person, enroller, sponsor)).toBe(fault)
  })
})

describe('who comes under a sponsor', () => {
  it.each([
    ['keeps an enroller above', top, leaf, top],
    ['keeps the sponsor as enroller', leaf, leaf, leaf],
    ['has the sponsor for an enroller of another line', other, leaf, leaf],
    ['has the sponsor for an enroller below the sponsor', tip, leaf, leaf],
    ['has the sponsor for an enroller who is no associate any more', placed(2, [1], 'preferred'), leaf, leaf],
    ['has the sponsor without an enroller', undefined, leaf, leaf],
  ] as const)('%s', (_what, enroller, sponsor, kept) => {
    expect(enrollerUnder(enroller, sponsor)).toBe(kept)
  })
})

/** A tree that changes by the rules alone. */
class Tree {
  private readonly sponsors = new Map<number, number>()
  private readonly enrollers = new Map<number, number>()
  private readonly groups: readonly boolean[]
  constructor(groups: readonly boolean[]) {
    this.groups = groups
  }
  at(id: number): Placed {
    const upline: number[] = []
    for (let above = this.sponsors.get(id); above !== undefined; above = this.sponsors.get(above)) {
      if (upline.length > this.groups.length) throw new Error('a circle')
      upline.push(above)
    }
    return placed(id, upline, this.groups[id] ? 'associate' : 'preferred')
  }
  ids = () => this.groups.map((_, id) => id)
  move(id: number, to: number) {
    if (newSponsorFault(this.at(id), this.at(to))) return
    this.sponsors.set(id, to)
    for (const member of this.ids().filter((one) => isInLineOf(this.at(one), this.at(id)))) {
      const sponsor = this.sponsors.get(member)
      if (sponsor === undefined) continue
      const enroller = this.enrollers.get(member)
      const kept = enrollerUnder(enroller === undefined ? undefined : this.at(enroller), this.at(sponsor))
      this.enrollers.set(member, kept.id)
    }
  }
  enrol(id: number, by: number) {
    const sponsor = this.sponsors.get(id)
    const fault = newEnrollerFault(
      this.at(id),
      this.at(by),
      sponsor === undefined ? undefined : this.at(sponsor),
    )
    if (!fault) this.enrollers.set(id, by)
  }
  /** What breaks the rules for somebody. */
  faults(): string[] {
    return this.ids().flatMap((id) => {
      const [person, sponsorId, enrollerId] = [this.at(id), this.sponsors.get(id), this.enrollers.get(id)]
      if (enrollerId === undefined || sponsorId === undefined) return []
      const [enroller, sponsor] = [this.at(enrollerId), this.at(sponsorId)]
      return [
        ...(mayEnrollUnder(enroller, sponsor) ? [] : [`${enrollerId} is not above the sponsor of ${id}`]),
        ...(isInLineOf(enroller, person) ? [`${enrollerId} is ${id} or below`] : []),
        ...[enroller, sponsor].flatMap(({ id: above, group }) =>
          group === 'associate' ? [] : [`${above} above ${id} is no associate`],
        ),
      ]
    })
  }
}

it('after any changes nobody stands above themselves, and every enroller at or above the sponsor', () => {
  const size = 8
  const id = fc.nat(size - 1)
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: size, maxLength: size }),
      fc.array(fc.tuple(fc.constantFrom('move' as const, 'enrol' as const), id, id), { maxLength: 40 }),
      (groups, changes) => {
        const tree = new Tree(groups)
        for (const [change, person, account] of changes) {
          tree[change](person, account)
          expect(tree.faults()).toEqual([])
        }
      },
    ),
  )
})

it('anybody can move to any line that is not their own, and then choose an enroller there', () => {
  const mover = placed(20, [4, 2, 1])
  expect(newEnrollerFault(mover, other, leaf)).toBe('upline')
  expect(newSponsorFault(mover, other)).toBeUndefined()
  expect(enrollerUnder(top, other)).toBe(other)
  expect(newEnrollerFault(placed(20, [9]), other, other)).toBeUndefined()
})
