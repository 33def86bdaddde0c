import { html } from 'hono/html'
import * as z from 'zod/mini'
import { FaultRule, MAX_DELAY_MS, type Controls } from './control-store.ts'

/** One rule or a list of rules. */
export const FaultsBody = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((given: unknown) => (Array.isArray(given) ? (given as unknown[]) : [given])),
  ),
  z.array(FaultRule),
)

/** The keys of a rule, with what each may be. */
const keys: readonly (readonly [key: keyof FaultRule, meaning: string])[] = [
  ['match', 'method and path below /rest/{store}/V1, * for any part: "GET /products/*"'],
  [
    'status',
    'HTTP status to answer, 200 to 599; without it (and without drop and body) the call is only delayed',
  ],
  ['delay_ms', `milliseconds to wait first, 0 to ${MAX_DELAY_MS} (an hour)`],
  ['drop', 'true closes the connection without an answer'],
  ['body', 'text to answer, sent as it stands'],
  ['headers', 'headers to send: {"Retry-After":"30"}'],
  ['after', 'true runs the call first, like a lost answer'],
  ['times', 'number of calls affected; without it all, until the faults are taken away'],
]

const example =
  "curl -X PUT {shop}/sandbox/faults -H 'Content-Type: application/json' -d '" +
  '{"match":"POST /carts/mine/items","status":503,"delay_ms":2000,"times":1}' +
  "'"

/** The faults that are set, and how to set them, as a part of the sandbox's page. @param origin address of the shop */
export const faultsSection = (faults: Controls['faults'], origin: string) =>
  html`<section aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <p>${faults.length === 0 ? 'None.' : html`<code>${JSON.stringify(faults)}</code>`}</p>
    <p>Set one, or a list, with <code>PUT /sandbox/faults</code>. An example to copy:</p>
    <pre><code>${example.replace('{shop}', origin)}</code></pre>
    <dl>
      ${keys.map(
        ([key, meaning]) =>
          html`<dt><code>${key}</code></dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>
    <form method="post" action="/sandbox/faults"><button>Take all away</button></form>
  </section>`
