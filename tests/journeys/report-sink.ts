import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What arrived, as far as journeys look at it. */
interface Report {
  platform: string
  tags: Record<string, string>
  exception: { values: { type: string; value: string }[] }
  request?: { url: string }
}

/** A server that takes reports as Sentry does, for one worker. */
export interface ReportSink {
  readonly dsn: string
  readonly reports: Report[]
  /** Everything that came, as it came. */
  readonly texts: string[]
  close(): Promise<void>
}

/** Opens a sink on a free port. */
export async function openSink(): Promise<ReportSink> {
  const reports: Report[] = []
  const texts: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => {
      text += part.toString()
    })
    request.on('end', () => {
      texts.push(text)
      const [, , event] = text.trim().split('\n')
      if (request.url?.startsWith('/api/1/envelope/') && event) reports.push(JSON.parse(event) as Report)
      response
        .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
        .end('{}')
    })
  })
  await new Promise<void>((done) => {
    server.listen(0, 'localhost', done)
  })
  return {
    dsn: `http://key@localhost:${(server.address() as AddressInfo).port}/1`,
    reports,
    texts,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done()
        })
        server.closeAllConnections()
      }),
  }
}
