import { moduleSource, type Named } from './module-source.ts'

/** What can be shown from somewhere on: texts that may be ids of messages, and what brings its own catalogue. */
export interface Reach {
  texts: Set<string | RegExp>
  late: Map<string, Named>
}

/** One walk from a root through declarations, and through modules that are imported later. */
class Walk {
  readonly reach: Reach = { texts: new Set(), late: new Map() }
  readonly #seen = new Set<Named>()
  readonly #files = new Set<string>()
  readonly #isElsewhere: (file: string) => boolean

  constructor(isElsewhere: (file: string) => boolean) {
    this.#isElsewhere = isElsewhere
  }

  /** All exports of a module. */
  whole(file: string): void {
    this.#enter(file)
    const { exports, reexports, stars } = moduleSource(file)
    for (const name of [...exports.keys(), ...reexports.keys()]) this.exported(file, name)
    for (const star of stars) this.whole(star)
  }

  /** An export of a module; true if there is one of that name. */
  exported(file: string, name: string): boolean {
    if (this.#isElsewhere(file)) return true
    this.#enter(file)
    if (name === '*') {
      this.whole(file)
      return true
    }
    const { exports, reexports, stars } = moduleSource(file)
    const local = exports.get(name)
    if (local !== undefined) {
      this.#local(file, local)
      return true
    }
    const origin = reexports.get(name)
    if (origin) return this.exported(origin.file, origin.name)
    return stars.some((star) => this.exported(star, name))
  }

  /** What a declaration names. */
  named(named: Named): void {
    if (this.#seen.has(named)) return
    this.#seen.add(named)
    for (const text of named.texts) this.reach.texts.add(text)
    for (const one of named.late) this.reach.late.set(one.catalogue, one.named)
    for (const name of named.identifiers) this.#local(named.file, name)
    for (const later of named.later) if (!this.#isElsewhere(later)) this.whole(later)
  }

  #local(file: string, name: string): void {
    const { declarations, imports } = moduleSource(file)
    const own = declarations.get(name)
    if (own) this.named(own)
    const origin = imports.get(name)
    if (origin) this.exported(origin.file, origin.name)
  }

  /** What runs as soon as a module is imported. */
  #enter(file: string): void {
    if (this.#files.has(file)) return
    this.#files.add(file)
    const { effects, bare } = moduleSource(file)
    this.named(effects)
    for (const one of bare) this.#enter(one)
  }
}

/**
 * What can be shown from a module on, at once or later.
 * @param isElsewhere modules whose words belong to another catalogue
 */
export function reachOf(file: string, isElsewhere: (file: string) => boolean): Reach {
  const walk = new Walk(isElsewhere)
  walk.whole(file)
  return walk.reach
}

/** The same for what a declaration of a file names. */
export function reachOfNamed(named: Named, isElsewhere: (file: string) => boolean): Reach {
  const walk = new Walk(isElsewhere)
  walk.named(named)
  return walk.reach
}
