import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { openCluster } from '#service/db/embedded/cluster.ts'
import { httpPayments } from '#service/payment-gateway/http-payments.ts'
import type { ProviderConnection } from '#service/payment-gateway/sender.ts'
import { aboutOrder } from '#service/ports/payment-request.testing.ts'
import { encryptCard } from './orders.ts'
import { postgresSeconds, processorSecondsOf } from './processor-time.ts'

/** A card whose bank asks for 3-D Secure: the provider has no event to tell, which the shop would receive meanwhile. */
const CARD = '4000000000003220'

/** Starts the providers on the shop's database. */
async function startProvider(databaseUrl: string) {
  const child = spawn(process.execPath, ['tests/load/provider-process.ts', databaseUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    connection: JSON.parse(line.toString()) as ProviderConnection,
    seconds: () => processorSecondsOf(child.pid ?? 0),
    async stop() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

/**
 * Measures the provider's half of a card payment, in ms of processor time: of the sandbox's providers, which run in a process of
 * their own here, and of PostgreSQL. The shop must be idle meanwhile.
 */
export async function measureProvider(folder: string, seconds: number): Promise<number> {
  const cluster = await openCluster({ dir: join(folder, 'postgres') })
  const provider = await startProvider(cluster.url)
  try {
    const payments = httpPayments({
      connect: () => Promise.resolve(provider.connection),
      clock: () => Promise.resolve(new Date()),
    })
    const encryptedCard = await encryptCard(await payments.publicKey(), CARD)
    const pay = () =>
      payments.start(
        {
          paymentId: randomUUID(),
          provider: 'worldpay',
          vendor: null,
          amountMinor: 10_000,
          ...aboutOrder,
          returnUrl: 'http://127.0.0.1/',
          encryptedCard,
        },
        new Date(),
      )
    const payFor = async (ms: number) => {
      let count = 0
      for (const end = performance.now() + ms; performance.now() < end; count++) await pay()
      return count
    }
    await payFor(1_000)
    const spent = () => provider.seconds() + postgresSeconds(folder)
    const began = spent()
    const count = await payFor(seconds * 1_000)
    return ((spent() - began) * 1_000) / count
  } finally {
    await provider.stop()
    await cluster.stop()
  }
}
