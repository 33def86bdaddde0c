/** A module that is fetched when it is needed, and can be rendered at once from then on. */
export interface LazyModule<M> {
  load: () => Promise<M>
  /** The module, once `load` has succeeded. */
  loaded: () => M | undefined
}

/** Remembers a fetched module. A failed fetch is repeated by the next `load`; the router's own `lazy` would keep the failure. */
export function lazyModule<M>(fetch: () => Promise<M>): LazyModule<M> {
  let module: M | undefined
  return {
    load: async () => (module ??= await fetch()),
    loaded: () => module,
  }
}
