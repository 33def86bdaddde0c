/*
 * Which modules share a file. By itself the bundler makes a file of each set of modules that the same scripts load, up to 50 for one
 * page. Here they are joined, pair by pair, as long as that saves more files than it costs bytes.
 * `docs/decisions/0005` has the figures; `tests/journeys/budgets.spec.ts` holds them.
 */

/** Modules that the same scripts load. */
export interface Piece {
  /** Their ids. */
  readonly modules: readonly string[]
  /** Compressed, in bytes. */
  readonly bytes: number
  /** For each script whether it loads them: 1 or 0. */
  readonly loads: Uint8Array
  /** All pieces that they import, and what those import. */
  readonly needs: ReadonlySet<Piece>
}

/** What a file more costs a visit: its request, and words that two files do not share. In bytes. */
const FILE = 1500

/** How much each script counts against the others: a byte that it loads, and a file. */
export interface Weights {
  readonly bytes: readonly number[]
  readonly files: readonly number[]
}

/** How much the scripts that `of` marks and `but` does not are worth together. */
function worth(of: Uint8Array, weights: readonly number[], but?: Uint8Array): number {
  let sum = 0
  for (let script = 0; script < of.length; script++)
    if (of[script] && !but?.[script]) sum += weights[script] ?? 0
  return sum
}

const union = (a: Uint8Array, b: Uint8Array) => a.map((loaded, script) => loaded | (b[script] ?? 0))

/** What each file would cost if these two were one: bytes that a visit has no use for, less the files it saves. */
const costOfPair = (a: Piece, b: Piece, { bytes, files }: Weights) =>
  a.bytes * worth(b.loads, bytes, a.loads) +
  b.bytes * worth(a.loads, bytes, b.loads) -
  FILE * (worth(a.loads, files) - worth(a.loads, files, b.loads))

/** The same with what they import, which comes along. */
function costOf(a: Piece, b: Piece, weights: Weights): number {
  const loads = union(a.loads, b.loads)
  let cost = costOfPair(a, b, weights)
  for (const piece of a.needs.union(b.needs))
    if (piece !== a && piece !== b)
      cost +=
        piece.bytes * worth(loads, weights.bytes, piece.loads) +
        FILE * worth(loads, weights.files, piece.loads)
  return cost
}

/** Whether one imports a third that imports the other: joined, two files would import each other. */
const areInterlaced = (a: Piece, b: Piece) =>
  [...a.needs].some((piece) => piece !== b && piece.needs.has(b)) ||
  [...b.needs].some((piece) => piece !== a && piece.needs.has(a))

/** The pair that saves most, if any does. The cheapest at first sight are looked at closely. */
function bestPair(pieces: readonly Piece[], weights: Weights): [Piece, Piece] | undefined {
  const pairs: [number, Piece, Piece][] = []
  pieces.forEach((a, index) => {
    for (const b of pieces.slice(index + 1)) {
      const cost = costOfPair(a, b, weights)
      if (cost < 0) pairs.push([cost, a, b])
    }
  })
  let best: [number, Piece, Piece] | undefined
  for (const [atFirst, a, b] of pairs.toSorted(([one], [other]) => one - other).slice(0, 60)) {
    if (best && atFirst >= best[0]) break
    if (areInterlaced(a, b)) continue
    const cost = costOf(a, b, weights)
    if (cost < (best?.[0] ?? 0)) best = [cost, a, b]
  }
  return best && [best[1], best[2]]
}

/** All pieces once two of them are one. */
function join(pieces: readonly Piece[], a: Piece, b: Piece): Piece[] {
  const loads = union(a.loads, b.loads)
  const needs = new Set(a.needs.union(b.needs))
  needs.delete(a)
  needs.delete(b)
  const next = new Map<Piece, { -readonly [K in keyof Piece]: Piece[K] }>()
  for (const piece of pieces)
    if (piece !== b)
      next.set(piece, { ...piece, loads: needs.has(piece) ? union(piece.loads, loads) : piece.loads })
  Object.assign(next.get(a)!, { modules: [...a.modules, ...b.modules], bytes: a.bytes + b.bytes, loads })
  for (const [piece, copy] of next) {
    const isAbove = piece === a || piece.needs.has(a) || piece.needs.has(b)
    const all =
      isAbove && piece !== a ? piece.needs.union(needs).union(new Set([a])) : isAbove ? needs : piece.needs
    copy.needs = new Set([...all].filter((need) => need !== b).map((need) => next.get(need)!))
  }
  return [...next.values()]
}

/**
 * Joins pieces until no further pair saves anything.
 * @returns what stands in one file each; a file comes after those that it imports
 */
export function planChunks(pieces: readonly Piece[], weights: Weights): readonly Piece[] {
  let planned = pieces
  for (let pair = bestPair(planned, weights); pair; pair = bestPair(planned, weights))
    planned = join(planned, ...pair)
  return planned.toSorted((a, b) => a.needs.size - b.needs.size)
}
