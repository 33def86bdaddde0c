import { html } from 'hono/html'
import { CHALLENGE_CODE, CVC, testCards } from './card-list.ts'

/** The cards to pay with, as a part of the sandbox's page. */
export const testCardsSection = () =>
  html`<section aria-labelledby="cards">
    <h2 id="cards">Test cards</h2>
    <p>
      Any future date and any name; security code <code>${CVC}</code>. The 3-D Secure code is
      <code>${CHALLENGE_CODE}</code>; any other code fails. Wallets and Planet ask what the payment shall do.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          ${testCards.map(
            ({ number, does }) =>
              html`<tr>
                <th scope="row"><code>${number}</code></th>
                <td>${does}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`
