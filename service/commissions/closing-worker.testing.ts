import { connectDatabase } from '#service/db/db.ts'
import { closePeriods } from './close.ts'

/** A process of its own that closes what is over at a time, when it is told to. Started by tests: `fork(file, [database, time])`. */
const [url = '', time = ''] = process.argv.slice(2)
const db = connectDatabase(url, { connections: 2 })
await db.query('select 1')
process.once('message', () => {
  void closePeriods(db, new Date(time)).then(async (periods) => {
    process.send?.({ periods })
    await db.close()
    process.disconnect?.()
  })
})
process.send?.('ready')
