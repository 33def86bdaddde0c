import { createServer, type Server } from 'node:http'
import { StartError } from '#service/start-error.ts'
import { createMetrics, type MetricSources } from './metrics.ts'
import { measureInto } from './measured.ts'

/**
 * Starts measuring, and answers `/metrics` on a port of its own, which is never the public one.
 * @throws StartError when the port cannot be opened
 */
export async function serveMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  sources: MetricSources,
): Promise<Server> {
  const metrics = createMetrics(sources)
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.')
      return
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(`The port ${port} of METRICS_PORT cannot be opened (${error.code ?? error.message}).`),
      )
    })
    server.listen(port, host, resolve)
  })
  measureInto(metrics.measured)
  return server
}
