/** Takes what this process measures. Seconds throughout. */
export interface Measured {
  statement(seconds: number): void
  request(
    request: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ): void
  orderPlaced(): void
}

let taker: Measured | undefined

/** Sends measurements to `measured` from now on; undefined: to nobody. */
export function measureInto(measured: Measured | undefined): void {
  taker = measured
}

/** Where measurements go; undefined unless METRICS_PORT is set. */
export const measuring = (): Measured | undefined => taker
