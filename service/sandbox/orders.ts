import { html } from 'hono/html'
import * as z from 'zod/mini'
import { movesOf, orderMoves, type OrderMove } from '#domain/orders/moves.ts'
import type { ListedOrder } from '#service/staff/order-store.ts'
import type { SandboxPerson } from './person.ts'

/** A move as the sandbox's form and its callers send it. */
export const MoveBody = z.object({ move: z.enum(orderMoves), person: z.optional(z.string()) })

/** What the button of a move says. */
const labels: Readonly<Record<OrderMove, string>> = {
  pay: 'Pay',
  hold: 'Hold',
  pack: 'Pack',
  shipPart: 'Ship a part',
  ship: 'Ship',
  deliver: 'Deliver',
  review: 'Review',
  refundPart: 'Refund one piece',
  refund: 'Refund',
  cancel: 'Cancel',
}

const orderRow = (order: ListedOrder, person: string) =>
  html`<tr id="order-${order.id}">
    <th scope="row">${order.increment_id}</th>
    <td>${order.customer}</td>
    <td>${order.status}</td>
    <td>
      <form method="post" action="/sandbox/orders/${order.id}">
        <input type="hidden" name="person" value="${person}" />
        ${movesOf(order).map(
          (move) =>
            html`<button name="move" value="${move}" aria-label="${labels[move]} ${order.increment_id}">
              ${labels[move]}
            </button>`,
        )}
      </form>
    </td>
  </tr>`

const personChoice = (people: readonly SandboxPerson[], chosen: string) =>
  html`<form method="get" action="/sandbox#orders">
    <label for="person">Orders of</label>
    <select id="person" name="person">
      <option value="">everybody</option>
      ${people.map(
        ({ key }) => html`<option value="${key}" ${key === chosen ? 'selected' : ''}>${key}</option>`,
      )}
    </select>
    <button>Show</button>
  </form>`

/** The newest orders with the moves that are possible, as a part of the sandbox's page. @param person key of the person whose orders are shown; '' for everybody */
export const ordersSection = (
  orders: readonly ListedOrder[],
  people: readonly SandboxPerson[],
  person: string,
) =>
  html`<section aria-labelledby="orders">
    <h2 id="orders">Orders</h2>
    <p>
      Moves an order as its customer, the warehouse or the shop's staff would: with parcel, tracking, history,
      points, stock, messages and reviews. Calls:
      <code>GET /sandbox/orders.json?person=preferred</code>,
      <code>POST /sandbox/orders/12 {"move":"ship"}</code>; moves: <code>${orderMoves.join(', ')}</code>.
    </p>
    ${personChoice(people, person)}
    ${
      orders.length === 0
        ? html`<p>No orders.</p>`
        : html`<div class="scroll">
            <table class="orders">
              <thead>
                <tr>
                  <th scope="col">Number</th>
                  <th scope="col">Customer</th>
                  <th scope="col">Status</th>
                  <th scope="col">Move</th>
                </tr>
              </thead>
              <tbody>
                ${orders.map((order) => orderRow(order, person))}
              </tbody>
            </table>
          </div>`
    }
  </section>`
