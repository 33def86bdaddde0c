import http from 'node:http'

/** Connections that are kept open, each with one request at a time. */
const CONNECTIONS = 8

interface HttpAnswer {
  status: number
  encoding: string | undefined
  /** The bytes as they came over the wire: compressed. */
  body: Buffer
}

/** Sends a GET that accepts brotli. */
export const get = (url: string, agent?: http.Agent): Promise<HttpAnswer> =>
  new Promise((done, fail) => {
    const request = http.get(
      url,
      { ...(agent ? { agent } : {}), headers: { 'accept-encoding': 'br' } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', fail)
        answer.once('end', () =>
          done({
            status: answer.statusCode ?? 0,
            encoding: answer.headers['content-encoding'],
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    request.once('error', fail)
  })

/**
 * Sends GETs over 8 keep-alive connections for some seconds.
 * @param urlOf the address of the n-th request
 * @returns the number of answers, and answers per second by the clock
 * @throws Error at an answer that is not 200 or not brotli
 */
export async function getFor(
  seconds: number,
  urlOf: (n: number) => string,
): Promise<{ count: number; perSecond: number }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const began = performance.now()
  let [sent, count] = [0, 0]
  try {
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (performance.now() - began < seconds * 1000) {
          const { status, encoding } = await get(urlOf(sent++), agent)
          if (status !== 200 || encoding !== 'br')
            throw new Error(`A page answered ${status} with the encoding ${encoding}.`)
          count++
        }
      }),
    )
  } finally {
    agent.destroy()
  }
  return { count, perSecond: count / ((performance.now() - began) / 1000) }
}
