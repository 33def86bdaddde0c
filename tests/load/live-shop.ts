import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openCluster } from '#service/db/embedded/cluster.ts'
import { startProcess } from '../faults/process.ts'
import { startSmsServer, type SmsServer } from '../outside/sms-server.ts'
import { startSmtpServer } from '../outside/smtp-server.ts'
import { createDataFolder } from './shop.ts'

/** The built shop, for `startProcess`. */
export const builtShop = { folder: process.cwd(), file: 'dist/service/main.js' }

/** Runs the staff's command of the build. @returns what it printed @throws Error when it ends with a fault */
export async function runShopCommand(
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/service/shop.js', ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
  })
  return stdout
}

/** A shop without the sandbox, which sells nothing yet. */
export interface LiveShop extends AsyncDisposable {
  readonly url: string
  /** Data folder of its PostgreSQL. */
  readonly folder: string
  /** Its settings, which the staff's command needs too. */
  readonly env: Readonly<Record<string, string>>
  readonly sms: SmsServer
}

/** Starts a live shop whose SMS system answers and whose mail server takes connections and says nothing. */
export async function startLiveShop(): Promise<LiveShop> {
  await using started = new AsyncDisposableStack()
  const { folder } = started.use(createDataFolder())
  const cluster = await openCluster({ dir: join(folder, 'postgres') })
  started.defer(() => cluster.stop())
  const [mails, sms] = await Promise.all([startSmtpServer(), startSmsServer()])
  started.defer(() => mails.close())
  started.defer(() => sms.close())
  mails.isAwake = false
  const env = {
    NODE_ENV: 'production',
    SANDBOX: 'off',
    PUBLIC_URL: 'http://shop.example',
    TRUST_PROXY: 'on',
    DATABASE_URL: cluster.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'shop@shop.example',
    SMS_URL: sms.url,
    DRAIN_SECONDS: '0',
  }
  const { url, stop } = await startProcess(env, builtShop)
  started.defer(stop)
  const all = started.move()
  return { url, folder, env, sms, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
