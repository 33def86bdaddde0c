/*
 * The sandbox's payment providers in a process of their own, on the database whose address is the only argument. Prints the
 * address and the key of Worldpay as JSON; ends with its standard input.
 */
import { createCachedRead } from '#service/db/cached-read.ts'
import { connectDatabase } from '#service/db/db.ts'
import { readControls } from '#service/sandbox/control-store.ts'
import { sandboxProvider } from '#service/sandbox-payment/provider.ts'

const db = connectDatabase(process.argv[2]!, { connections: 2 })
const provider = sandboxProvider({ db, controls: createCachedRead(readControls) }, () =>
  Promise.resolve(new Date()),
)
console.log(JSON.stringify(await provider.connect('worldpay')))
process.stdin.resume().once('end', () => {
  void provider.close().then(() => db.close())
})
