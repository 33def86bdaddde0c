import { figure, median, section } from './report.ts'
import { createDataFolder, startShop, type Shop } from './shop.ts'

type Start = Shop['start']

/** Starts on an empty folder, on the same folder again, and after a kill: to the last byte of the first listing. */
export async function measureStarts(rounds: number): Promise<void> {
  section('Starts, to the first listing')
  const first: Start[] = []
  const second: Start[] = []
  const killed: Start[] = []
  for (let round = 0; round < rounds; round++) {
    await using data = createDataFolder()
    await using fresh = await startShop(data.folder)
    first.push(fresh.start)
    await fresh.stop()
    await using again = await startShop(data.folder)
    second.push(again.start)
    await again.kill()
    await using after = await startShop(data.folder)
    killed.push(after.start)
  }
  const of = (key: keyof Start, starts: Start[]) => median(starts.map((start) => start[key]))
  figure('first start on an empty folder', of('ms', first), { unit: 'ms' })
  figure('second start', of('ms', second), { unit: 'ms' })
  figure('second start: processor time of the process', of('processorSeconds', second), {
    unit: 's',
    digits: 2,
    most: 0.5,
  })
  figure('start after kill -9', of('ms', killed), { unit: 'ms', most: 2000 })
}
