import type { PendingApplication } from '#service/applications/decision-store.ts'
import { applicationsSection } from './applications.ts'
import { html } from 'hono/html'
import { faultsSection } from './faults.ts'
import type { ListedOrder } from '#service/staff/order-store.ts'
import { ordersSection } from './orders.ts'
import type { SandboxPerson } from './person.ts'
import { testCardsSection } from './test-cards.ts'
import type { Controls } from './control-store.ts'
import type { StoredMessage } from './message-store.ts'

/** Content security policy: our own files only, no inline script or style. */
export const sandboxPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

export const sandboxStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-inline-size: 64rem; margin: 2rem auto; padding-inline: 1rem }
table { inline-size: 100%; border-collapse: collapse }
th, td { padding: .5rem; border-block-end: 1px solid; text-align: start; vertical-align: top }
button, input, select { min-block-size: 2.75rem; padding-inline: .75rem; font: inherit }
form { display: flex; gap: .5rem; align-items: center; flex-wrap: wrap }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: inherit }
.scroll { overflow-x: auto }
.scroll > pre, section > pre { border: 1px solid; padding: .75rem }
dt { margin-block-start: .5rem }
dd { margin-inline-start: 1.5rem }
@media (max-width: 40rem) {
  .orders thead { display: none }
  .orders tr { display: block; border-block-end: 1px solid }
  .orders th, .orders td { display: inline-block; border: 0 }
  .orders td:last-child { display: block }
}
`

/** Stores the token where the shop looks for it (features/kit/storage.ts) and opens the shop. */
export const signInScript = `
const { token } = document.querySelector('[data-token]').dataset
localStorage.removeItem('customer')
localStorage.setItem('bearerToken', token)
location.replace('/')
`

/** A page of the sandbox. */
export const documentOf = (title: string, body: unknown, script = false) =>
  html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="/sandbox/style.css" />
        ${script ? html`<script type="module" src="/sandbox/sign-in.js"></script>` : ''}
      </head>
      <body>
        ${body}
      </body>
    </html>`

/** Page that stores a person's token in the browser. */
export const signInPage = (token: string, name: string) =>
  documentOf(
    'Signing in',
    html`<main data-token="${token}">
      <h1>Signing in as ${name} …</h1>
      <p><a href="/">Open the shop</a></p>
    </main>`,
    true,
  )

const personRow = (person: SandboxPerson) =>
  html`<tr>
    <th scope="row">${person.key}</th>
    <td>${person.email ?? '–'}</td>
    <td>+${person.mobilePrefix} ${person.mobile}</td>
    <td>${person.state}</td>
    <td>
      <form method="post" action="/sandbox/sign-in">
        <input type="hidden" name="person" value="${person.key}" /><button
          aria-label="Sign in as ${person.key}"
        >
          Sign in
        </button>
      </form>
    </td>
  </tr>`

const messageRow = (message: StoredMessage) =>
  html`<tr>
    <td>${message.created_at.toISOString().slice(0, 19).replace('T', ' ')}</td>
    <td>${message.channel}</td>
    <td>${message.recipient}</td>
    <td>
      <strong>${message.subject}</strong>
      <pre>${message.body}</pre>
    </td>
  </tr>`

const peopleSection = (people: readonly SandboxPerson[], password: string) =>
  html`<section aria-labelledby="people">
    <h2 id="people">People</h2>
    <p>The password of all is <code>${password}</code>.</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">E-mail</th>
            <th scope="col">Mobile</th>
            <th scope="col">State</th>
            <th scope="col">Use</th>
          </tr>
        </thead>
        <tbody>
          ${people.map(personRow)}
        </tbody>
      </table>
    </div>
  </section>`

const outboxSection = (messages: readonly StoredMessage[]) =>
  html`<section aria-labelledby="outbox">
    <h2 id="outbox">Outbox</h2>
    ${
      messages.length === 0
        ? html`<p>Nothing was sent yet.</p>`
        : html`<div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Time (UTC)</th>
                  <th scope="col">Channel</th>
                  <th scope="col">To</th>
                  <th scope="col">Message</th>
                </tr>
              </thead>
              <tbody>
                ${messages.map(messageRow)}
              </tbody>
            </table>
          </div>`
    }
  </section>`

const clockSection = (now: Date, offsetSeconds: number) =>
  html`<section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <p>The service's time is ${now.toISOString()}.</p>
    <form method="post" action="/sandbox/clock">
      <label for="offset">Seconds ahead of the real time</label
      ><input id="offset" name="offset_seconds" type="number" value="${offsetSeconds}" /><button>Set</button>
    </form>
  </section>`

const stockSourcesSection = (shoppersChoose: boolean) =>
  html`<section aria-labelledby="inventory">
    <h2 id="inventory">Stock sources</h2>
    <p>Shoppers ${shoppersChoose ? 'choose a stock source' : 'see the stock of all sources together'}.</p>
    <form method="post" action="/sandbox/inventory">
      <button name="enabled" value="${shoppersChoose ? 'false' : 'true'}">
        ${shoppersChoose ? 'Take the choice away' : 'Let them choose'}
      </button>
    </form>
  </section>`

/** The sandbox's start page: people, test cards, orders, open payments, messages, clock, faults, stock sources, applications and reset, as plain forms. */
export const sandboxPage = ({
  people,
  password,
  messages,
  controls,
  offersSources,
  now,
  applications,
  orders,
  payments,
  person,
  origin,
}: {
  people: readonly SandboxPerson[]
  password: string
  messages: readonly StoredMessage[]
  controls: Controls
  /** Whether shoppers choose a stock source by the settings, unless the sandbox was told otherwise. */ offersSources: boolean
  now: Date
  /** Applications that nobody has decided yet. */ applications: readonly PendingApplication[]
  /** The newest orders, of everybody or of one person. */ orders: readonly ListedOrder[]
  /** The section about payments that wait at the provider. */ payments: unknown
  /** Key of the person whose orders are shown; '' for everybody. */ person: string
  /** Address of the shop. */ origin: string
}) =>
  documentOf(
    'Jadeleaf sandbox',
    html`<main>
      <h1>Jadeleaf sandbox</h1>
      <p>
        This shop plays its outside systems: no SMS, e-mail or payment leaves this machine.
        <a href="/">Open the shop</a> · <a href="/rest/openapi.json">OpenAPI</a>
      </p>
      ${peopleSection(people, password)} ${testCardsSection()} ${ordersSection(orders, people, person)}
      ${payments} ${outboxSection(messages)} ${clockSection(now, controls.clockOffsetSeconds)}
      ${faultsSection(controls.faults, origin)}
      ${stockSourcesSection(controls.inventorySelection ?? offersSources)}
      ${applicationsSection(applications)}
      <section aria-labelledby="reset">
        <h2 id="reset">Reset</h2>
        <form method="post" action="/sandbox/reset">
          <button>Go back to the first state</button>
        </form>
      </section>
    </main>`,
  )
