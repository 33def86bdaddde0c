import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { PendingApplication } from '#service/applications/decision-store.ts'

/** A decision as the sandbox's form and its callers send it. */
export const DecisionBody = z.object({
  status: z.enum(['approved', 'rejected']),
  remark: z.optional(z.string().check(z.maxLength(500))),
})

const applicationRow = ({ id, type, customer_id, order_numbers, new_account }: PendingApplication) =>
  html`<tr>
    <th scope="row">${id}</th>
    <td>${type}</td>
    <td>${customer_id}</td>
    <td>${new_account ?? order_numbers.join(', ')}</td>
    <td>
      <form method="post" action="/sandbox/applications/${id}">
        <button name="status" value="approved" aria-label="Approve ${id}">Approve</button>
        <button name="status" value="rejected" aria-label="Refuse ${id}">Refuse</button>
      </form>
    </td>
  </tr>`

/** The applications that wait for a decision, as a part of the sandbox's page. */
export const applicationsSection = (applications: readonly PendingApplication[]) =>
  html`<section aria-labelledby="applications">
    <h2 id="applications">Applications</h2>
    ${
      applications.length === 0
        ? html`<p>None waits for a decision.</p>`
        : html`<div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Number</th>
                  <th scope="col">Type</th>
                  <th scope="col">Customer</th>
                  <th scope="col">About</th>
                  <th scope="col">Decide</th>
                </tr>
              </thead>
              <tbody>
                ${applications.map(applicationRow)}
              </tbody>
            </table>
          </div>`
    }
  </section>`
