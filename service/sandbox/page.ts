import { html } from 'hono/html'
import { people, peoplePassword } from '#service/people.ts'
import type { Controls } from './controls.ts'
import type { StoredMessage } from './messages.ts'

/** Nothing but our own files, no inline script or style. */
export const sandboxPolicy = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

export const sandboxStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-inline-size: 64rem; margin: 2rem auto; padding-inline: 1rem }
table { inline-size: 100%; border-collapse: collapse }
th, td { padding: .5rem; border-block-end: 1px solid; text-align: start; vertical-align: top }
button, input { min-block-size: 2.75rem; padding-inline: .75rem; font: inherit }
form { display: flex; gap: .5rem; align-items: center; flex-wrap: wrap }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: inherit }
.scroll { overflow-x: auto }
`

/** Keeps the token where the shop looks for it (features/kit/storage.ts) and opens the shop. */
export const signInScript = `
const { token } = document.querySelector('[data-token]').dataset
localStorage.removeItem('customer')
localStorage.setItem('bearerToken', token)
location.replace('/')
`

const documentOf = (title: string, body: unknown, script = false) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/sandbox/style.css">${script ? html`<script type="module" src="/sandbox/sign-in.js"></script>` : ''}</head><body>${body}</body></html>`

/** Page that stores a person's token in the browser. */
export const signInPage = (token: string, name: string) => documentOf('Signing in', html`<main data-token="${token}"><h1>Signing in as ${name} …</h1><p><a href="/">Open the shop</a></p></main>`, true)

const personRow = (person: (typeof people)[number]) => html`<tr>
  <th scope="row">${person.key}</th><td>${person.email ?? '–'}</td><td>+${person.mobilePrefix} ${person.mobile}</td><td>${person.state}</td>
  <td><form method="post" action="/sandbox/sign-in"><input type="hidden" name="person" value="${person.key}"><button aria-label="Sign in as ${person.key}">Sign in</button></form></td></tr>`

const messageRow = (message: StoredMessage) => html`<tr><td>${message.created_at.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${message.channel}</td><td>${message.recipient}</td><td><strong>${message.subject}</strong><pre>${message.body}</pre></td></tr>`

/** The sandbox's own page: people, messages, clock, faults, stock sources, reset. Plain forms. */
export const sandboxPage = ({ messages, controls, offersSources, now }: { messages: readonly StoredMessage[]; controls: Controls; /** What the settings say of stock sources. */ offersSources: boolean; now: Date }) => documentOf('Jadeleaf sandbox', html`<main>
<h1>Jadeleaf sandbox</h1>
<p>This shop plays its outside systems: no SMS, e-mail or payment leaves this machine. <a href="/">Open the shop</a> · <a href="/rest/openapi.json">OpenAPI</a></p>
<section aria-labelledby="people"><h2 id="people">People</h2><p>The password of all is <code>${peoplePassword}</code>.</p>
<div class="scroll"><table><thead><tr><th scope="col">Key</th><th scope="col">E-mail</th><th scope="col">Mobile</th><th scope="col">State</th><th scope="col">Use</th></tr></thead><tbody>${people.map(personRow)}</tbody></table></div></section>
<section aria-labelledby="outbox"><h2 id="outbox">Outbox</h2>
${messages.length === 0 ? html`<p>Nothing was sent yet.</p>` : html`<div class="scroll"><table><thead><tr><th scope="col">Time (UTC)</th><th scope="col">Channel</th><th scope="col">To</th><th scope="col">Message</th></tr></thead><tbody>${messages.map(messageRow)}</tbody></table></div>`}</section>
<section aria-labelledby="clock"><h2 id="clock">Clock</h2><p>The service's time is ${now.toISOString()}.</p>
<form method="post" action="/sandbox/clock"><label for="offset">Seconds ahead of the real time</label><input id="offset" name="offset_seconds" type="number" value="${controls.clockOffsetSeconds}"><button>Set</button></form></section>
<section aria-labelledby="faults"><h2 id="faults">Faults</h2><p>${controls.faults.length === 0 ? 'None.' : html`<code>${JSON.stringify(controls.faults)}</code>`} Set them with <code>PUT /sandbox/faults</code>.</p>
<form method="post" action="/sandbox/faults"><button>Take all away</button></form></section>
<section aria-labelledby="inventory"><h2 id="inventory">Stock sources</h2><p>Shoppers ${controls.inventorySelection ?? offersSources ? 'choose a stock source' : 'see the stock of all sources together'}.</p>
<form method="post" action="/sandbox/inventory"><button name="enabled" value="${controls.inventorySelection ?? offersSources ? 'false' : 'true'}">${controls.inventorySelection ?? offersSources ? 'Take the choice away' : 'Let them choose'}</button></form></section>
<section aria-labelledby="reset"><h2 id="reset">Reset</h2><form method="post" action="/sandbox/reset"><button>Go back to the first state</button></form></section>
</main>`)
