import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planChunks, type Piece } from './chunk-plan.ts'

interface Sketch {
  bytes: number
  /** The scripts that import it themselves. */
  from: readonly number[]
  /** Which of the pieces before it it imports. */
  imports?: readonly number[]
}

/** Pieces named `0`, `1` …, as a bundler would hand them over: what imports a piece loads it. */
function piecesOf(scripts: number, sketches: readonly Sketch[]): Piece[] {
  const pieces: (Piece & { needs: Set<Piece> })[] = []
  sketches.forEach(({ bytes, from, imports = [] }, name) => {
    const needs = new Set(imports.flatMap((index) => [pieces[index]!, ...pieces[index]!.needs]))
    const loads = new Uint8Array(scripts)
    pieces.push({ modules: [String(name)], bytes, loads, needs })
    for (const script of from) for (const piece of [pieces.at(-1)!, ...needs]) piece.loads[script] = 1
  })
  return pieces
}

const plan = (
  scripts: number,
  sketches: readonly Sketch[],
  weights = Array<number>(scripts).fill(1),
  files = weights,
) =>
  planChunks(piecesOf(scripts, sketches), { bytes: weights, files }).map(({ modules }) => [...modules].sort())

it('joins what the same scripts load', () => {
  const of = { bytes: 50_000, from: [0, 1] }
  expect(plan(2, [of, of, of])).toEqual([['0', '1', '2']])
})

it('joins what is small with what most of its scripts load', () => {
  expect(
    plan(3, [
      { bytes: 9_000, from: [0, 1, 2] },
      { bytes: 100, from: [0, 1] },
    ]),
  ).toEqual([['0', '1']])
})

it('leaves apart what is large and what no script loads together', () => {
  expect(
    plan(3, [
      { bytes: 9_000, from: [0, 1, 2] },
      { bytes: 9_000, from: [0] },
    ]),
  ).toHaveLength(2)
  expect(
    plan(2, [
      { bytes: 1, from: [0] },
      { bytes: 1, from: [1] },
    ]),
  ).toHaveLength(2)
})

it('spares scripts files where these count more than bytes', () => {
  const sketches = [
    { bytes: 3_000, from: [0, 1] },
    { bytes: 3_000, from: [0] },
  ]
  expect(plan(2, sketches)).toHaveLength(2)
  expect(plan(2, sketches, [1, 1], [3, 1])).toEqual([['0', '1']])
})

it('spares the scripts that are loaded often', () => {
  const sketches = [
    { bytes: 3_000, from: [0, 1] },
    { bytes: 3_000, from: [0] },
  ]
  expect(plan(2, sketches, [1, 1])).toHaveLength(2)
  expect(plan(2, sketches, [1, 0.1])).toEqual([['0', '1']])
})

it('counts what is imported along', () => {
  // alone, 1 and 2 would be one file: but script 1 would load 0 with it
  expect(
    plan(2, [
      { bytes: 90_000, from: [0] },
      { bytes: 10, from: [0], imports: [0] },
      { bytes: 10, from: [0, 1] },
    ]),
  ).toEqual(expect.arrayContaining([['0', '1']]))
})

const sketches = (scripts: number) =>
  fc
    .array(
      fc.record({
        bytes: fc.integer({ min: 1, max: 9_000 }),
        from: fc.uniqueArray(fc.nat(scripts - 1), { minLength: 1 }),
        imports: fc.uniqueArray(fc.nat(30), { maxLength: 3 }),
      }),
      { maxLength: 14 },
    )
    .map((all) => all.map((one, name) => ({ ...one, imports: one.imports.filter((index) => index < name) })))

it('loses no module, takes nothing from a script, and makes no two files that import each other', () => {
  fc.assert(
    fc.property(sketches(5), (all) => {
      const pieces = piecesOf(5, all)
      const before = pieces.map(({ loads }) => [...loads])
      const planned = planChunks(pieces, { bytes: [1, 1, 1, 0.1, 0.1], files: [9, 1, 1, 0.1, 0.1] })
      expect(planned.flatMap(({ modules }) => modules).sort()).toEqual(
        pieces.flatMap(({ modules }) => modules).sort(),
      )
      const fileOf = (name: number) => planned.findIndex(({ modules }) => modules.includes(String(name)))
      all.forEach(({ imports }, name) => {
        const file = planned[fileOf(name)]!
        before[name]!.forEach((loaded, script) => {
          if (loaded) expect(file.loads[script]).toBe(1)
        })
        // a file stands after those that it imports, so that no two import each other
        for (const imported of imports) {
          expect(fileOf(imported)).toBeLessThanOrEqual(fileOf(name))
          planned[fileOf(imported)]!.loads.forEach((loaded, script) => {
            if (file.loads[script]) expect(loaded).toBe(1)
          })
        }
      })
    }),
  )
})
