import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the SMS system received it. */
interface SmsRequest {
  readonly authorization: string | undefined
  readonly type: string | undefined
  readonly fields: Readonly<Record<string, string>>
}

/** An SMS system that takes forms over HTTP. */
export interface SmsServer {
  /** Address for SMS_URL. */
  readonly url: string
  readonly received: SmsRequest[]
  /** Status of the answer; 0 leaves the request without one. */
  answer: (request: SmsRequest) => number
  close(): Promise<void>
}

/** Starts an SMS system on a free port. */
export async function startSmsServer(): Promise<SmsServer> {
  const listener = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (data: string) => (body += data))
    request.on('end', () => {
      const received = {
        authorization: request.headers.authorization,
        type: request.headers['content-type'],
        fields: Object.fromEntries(new URLSearchParams(body)),
      }
      server.received.push(received)
      const status = server.answer(received)
      if (status === 0) return
      response.writeHead(status, status >= 300 && status < 400 ? { Location: '/elsewhere' } : {})
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const server: SmsServer = {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/messages`,
    received: [],
    answer: () => 200,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => {
          resolve()
        })
        listener.closeAllConnections()
      }),
  }
  return server
}
