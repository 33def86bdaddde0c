import { utc } from '#domain/dates/utc.ts'
import { Hono } from 'hono'
import type { Db } from '#service/db/db.ts'
import type { Services } from '#service/http/services.ts'
import { answerEvent } from '#service/payment/events.ts'
import { SANDBOX_PAY } from './base.ts'
import { CHALLENGE_CODE } from '#service/sandbox/card-list.ts'
import { REVIEW_SECONDS } from './cards.ts'
import { deliverCallbacks } from './deliver.ts'
import { challengePage, choicePage, css, decidedPage, headers, messagePage } from './page.ts'
import { findSandboxPayment, postCallback, setState, type SandboxPayment } from './store.ts'

/** Seconds before the callback is sent when the window was closed. */
const LATE_SECONDS = 30

const later = (now: Date, seconds: number) => utc(now).add(seconds, 'second').toDate()
const isId = (id: string) => /^[0-9a-f-]{36}$/.test(id)

/** The provider's pages: hosted payment and 3-D Secure challenge. They exist only in the sandbox. */
// Long: a table of routes, each answered in a few lines.
export function sandboxPaymentRoutes(services: Services): Hono {
  const { db } = services
  const app = new Hono()

  /** Changes a payment once: a second request finds it decided. */
  const decide = async (
    id: string,
    from: SandboxPayment['state'],
    act: (tx: Db, payment: SandboxPayment, now: Date) => Promise<void>,
  ) => {
    const now = await services.ports.clock()
    return db.tx(async (tx) => {
      const payment = isId(id) ? await findSandboxPayment(tx, id, true) : undefined
      if (payment?.state === from) await act(tx, payment, now)
      return payment
    })
  }

  // The same handler as `/payment/events/:provider`, at an address of the sandbox.
  app.post('/events/:provider', (c) => answerEvent(services, c, c.req.param('provider')))

  app.get('/style.css', (c) =>
    c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=3600' }),
  )

  const show = async (
    id: string,
    state: SandboxPayment['state'],
    view: (base: string, payment: SandboxPayment) => string,
  ) => {
    const payment = isId(id) ? await findSandboxPayment(db, id) : undefined
    if (!payment)
      return new Response(messagePage(SANDBOX_PAY, 'Unknown payment', 'There is no such payment.'), {
        status: 404,
        headers,
      })
    const html = payment.state === state ? view(SANDBOX_PAY, payment) : decidedPage(SANDBOX_PAY, payment)
    return new Response(html, { headers })
  }

  app.on(['GET', 'POST'], '/:page{3ds|card}/:id', (c) => show(c.req.param('id'), 'challenge', challengePage))
  app.post('/3ds/:id/answer', async (c) => {
    const form = await c.req.parseBody()
    const payment = await decide(c.req.param('id'), 'challenge', async (tx, found, now) => {
      const passes = form['code'] === CHALLENGE_CODE
      await setState(tx, found.id, passes ? 'success' : 'failed')
      await postCallback(
        tx,
        found,
        passes ? 'success' : 'failed',
        now,
        passes ? {} : { message: 'The 3-D Secure check failed.' },
      )
    })
    if (!payment) return c.text('Not found.', 404)
    await deliverCallbacks(services, await services.ports.clock())
    return c.redirect(payment.return_url, 303)
  })

  app.post('/choose/:id', async (c) => {
    const choice = (await c.req.parseBody())['choice']
    const payment = await decide(c.req.param('id'), 'pending', async (tx, found, now) => {
      switch (choice) {
        case 'paid':
        case 'twice':
          await setState(tx, found.id, 'success')
          return postCallback(tx, found, 'success', now, { times: choice === 'twice' ? 2 : 1 })
        case 'closed':
          await setState(tx, found.id, 'success')
          return postCallback(tx, found, 'success', later(now, LATE_SECONDS))
        case 'review':
          await setState(tx, found.id, 'review', later(now, REVIEW_SECONDS))
          await postCallback(tx, found, 'review', now)
          return postCallback(tx, found, 'success', later(now, REVIEW_SECONDS))
        case 'failed':
          await setState(tx, found.id, 'failed')
          return postCallback(tx, found, 'failed', now, { message: 'The payment was refused.' })
        case 'cancelled':
          await setState(tx, found.id, 'cancelled')
          return postCallback(tx, found, 'cancelled', now, { message: 'The payment was cancelled.' })
      }
    })
    if (!payment) return c.text('Not found.', 404)
    await deliverCallbacks(services, await services.ports.clock())
    if (choice === 'closed')
      return new Response(
        messagePage(
          SANDBOX_PAY,
          'Window closed',
          `The shop hears of this payment in ${LATE_SECONDS} seconds.`,
        ),
        { headers },
      )
    return c.redirect(payment.return_url, 303)
  })

  app.on(['GET', 'POST'], '/:kind{unionpay|wechatpay|alipay|planet}/:id', (c) =>
    show(c.req.param('id'), 'pending', choicePage),
  )
  return app
}
