import net from 'node:net'

/** A way to a database that counts how often somebody waited for its answer. Disposal closes it. */
export interface CountedDatabase extends AsyncDisposable {
  readonly url: string
  /** Answers so far that were followed by something to answer. */
  roundTrips(): number
}

/** Opens a local port in front of the database at `url`. */
export async function countRoundTrips(url: string): Promise<CountedDatabase> {
  const target = new URL(url)
  let trips = 0
  const server = net.createServer((client) => {
    const database = net.connect(Number(target.port || 5432), target.hostname)
    let isWaiting = false
    client.on('data', () => {
      if (!isWaiting) trips++
      isWaiting = true
    })
    database.on('data', () => {
      isWaiting = false
    })
    client.pipe(database).pipe(client)
    for (const socket of [client, database]) socket.on('error', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as net.AddressInfo).port)
  return {
    url: through.href,
    roundTrips: () => trips,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
