import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { outsideTransactions } from '#service/db/transaction-guard.ts'
import type { ProviderConnection } from '#service/payment-gateway/sender.ts'
import type { Provider } from '#service/ports/payments.ts'
import type { ClockPort } from '#service/ports/ports.ts'
import type { ControlsSource } from '#service/sandbox/control-store.ts'
import { PROVIDER_API, sandboxPaymentApi } from './api.ts'
import { providerKey } from './secrets.ts'

/** The sandbox's providers in one process. Their state is in the database, so all processes give the same answers. */
export interface SandboxProvider {
  connect(provider: Provider): Promise<ProviderConnection>
  close(): Promise<void>
}

/** Opens a port on the loopback interface. */
async function listen(source: ControlsSource, clock: ClockPort) {
  const listener = getRequestListener(sandboxPaymentApi(source, clock).fetch, {
    overrideGlobalObjects: false,
  })
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  // This server must not keep the process alive.
  server.unref()
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PROVIDER_API}` }
}

/** The sandbox's payment providers on a port of their own, which opens on first use. */
export function sandboxProvider(source: ControlsSource, clock: ClockPort): SandboxProvider {
  let opened: ReturnType<typeof listen> | undefined
  return {
    async connect(provider) {
      const { address } = await (opened ??= outsideTransactions(() => listen(source, clock)))
      return { address: `${address}/${provider}`, key: await providerKey(source.db, provider) }
    },
    async close() {
      const { server } = (await opened) ?? {}
      server?.closeAllConnections()
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
    },
  }
}
