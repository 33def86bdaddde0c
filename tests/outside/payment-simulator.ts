import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a shopper does on a provider's page. */
type PageChoice = 'paid' | 'refused'

/** A payment at a played provider. Amounts in minor units. */
export interface PlayedPayment {
  /** The shop's id of it. */
  readonly id: string
  /** The provider's own. */
  readonly own: string
  readonly amount: number
  readonly returnUrl: string
  readonly notifyUrl: string | undefined
  state: 'open' | PageChoice
  readonly refunds: { readonly id: string; readonly amount: number }[]
  /** It is authorised when it is paid, and captured or cancelled afterwards. */
  readonly isLater: boolean
  readonly captures: { readonly id: string; readonly amount: number }[]
  isCancelled: boolean
}

/** A request as the played provider received it. */
export interface PlayedCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** An answer in the provider's format. */
export interface PlayedAnswer {
  readonly status: number
  readonly json?: unknown
}

/** A callback as the provider sends it. */
export interface Notification {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A payment provider that answers in its documented format, with the page on which shoppers pay. */
export interface PaymentSimulator {
  readonly url: string
  /** Settings that connect it. */
  readonly settings: Readonly<Record<string, string>>
  /** Payments by the shop's id. */
  readonly payments: Map<string, PlayedPayment>
  readonly calls: PlayedCall[]
  /** What it does with a call: `lost` carries it out, and `silent` does not; neither answers. */
  behave: (call: PlayedCall) => 'answer' | 'lost' | 'silent'
  /** Where it reports what a shopper does on its page, unless a payment names an address. */
  notifyUrl: string | undefined
  /** The provider's report of a payment. @param amount another than the payment's */
  notification(payment: PlayedPayment, amount?: number): Notification
  close(): Promise<void>
}

/** A provider's own part. */
export interface PlayedProvider {
  readonly settings: (url: string) => Readonly<Record<string, string>>
  /** Answers a call. @param start adds a payment */
  answer(
    call: PlayedCall,
    payments: Map<string, PlayedPayment>,
    start: (
      payment: Pick<PlayedPayment, 'id' | 'amount' | 'returnUrl'> & { notifyUrl?: string; isLater?: boolean },
    ) => PlayedPayment,
    pageOf: (payment: PlayedPayment) => string,
  ): PlayedAnswer
  notification(payment: PlayedPayment, amount: number): Notification
}

const listenerFor = (take: (call: PlayedCall, response: ServerResponse) => void) =>
  createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (data: string) => (body += data))
    request.on('end', () => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
      take({ method: request.method ?? '', path, query, headers: request.headers, body }, response)
    })
  })

const page = (
  name: string,
  { own, amount }: PlayedPayment,
) => `<!doctype html><html lang="en"><title>${name}</title>
<meta name="viewport" content="width=device-width"><h1>${name}</h1><p>HKD ${(amount / 100).toFixed(2)}</p>
<form method="post" action="/page/${own}"><label>Card number<input name="number"></label>
<button name="choice" value="paid">Pay</button><button name="choice" value="refused">Let it fail</button></form>`

/** Starts a played provider on a free port. @param name what its page says */
export async function startSimulator(name: string, provider: PlayedProvider): Promise<PaymentSimulator> {
  const payments = new Map<string, PlayedPayment>()
  const start: Parameters<PlayedProvider['answer']>[2] = (asked) => {
    const payment: PlayedPayment = {
      notifyUrl: undefined,
      isLater: false,
      ...asked,
      own: randomUUID(),
      state: 'open',
      refunds: [],
      captures: [],
      isCancelled: false,
    }
    payments.set(payment.id, payment)
    return payment
  }
  /** The shopper's page: a choice is reported before the browser goes back. */
  const showPage = async ({ method, path, body }: PlayedCall, response: ServerResponse) => {
    const payment = [...payments.values()].find(({ own }) => path === `/page/${own}`)
    if (!payment) return response.writeHead(404).end()
    if (method === 'GET')
      return response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page(name, payment))
    payment.state = new URLSearchParams(body).get('choice') === 'paid' ? 'paid' : 'refused'
    const to = payment.notifyUrl ?? simulator.notifyUrl
    if (to) await fetch(to, { method: 'POST', ...provider.notification(payment, payment.amount) })
    return response.writeHead(303, { Location: payment.returnUrl }).end()
  }
  const server = listenerFor((call, response) => {
    if (call.path.startsWith('/page/')) return void showPage(call, response)
    simulator.calls.push(call)
    const behaviour = simulator.behave(call)
    if (behaviour === 'silent') return undefined
    const { status, json } = provider.answer(
      call,
      payments,
      start,
      ({ own }) => `${simulator.url}/page/${own}`,
    )
    if (behaviour === 'lost') return undefined
    return response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(json === undefined ? '' : JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const simulator: PaymentSimulator = {
    url,
    settings: provider.settings(url),
    payments,
    calls: [],
    behave: () => 'answer',
    notifyUrl: undefined,
    notification: (payment, amount = payment.amount) => provider.notification(payment, amount),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
  return simulator
}
