import { figure, median, section } from './report.ts'
import { dataFolder, startShop } from './shop.ts'

/** From the start of the process to the last byte of the first page. */
export async function measureStarts(rounds: number): Promise<void> {
  section('Starts, to the first page')
  const [first, second, killed]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    const { folder, remove } = dataFolder()
    const fresh = await startShop(folder)
    first.push(fresh.startedIn)
    await fresh.stop()
    const again = await startShop(folder)
    second.push(again.startedIn)
    await again.kill()
    const after = await startShop(folder)
    killed.push(after.startedIn)
    await after.stop()
    remove()
  }
  figure('first start on an empty folder', median(first), { unit: 'ms' })
  figure('second start', median(second), { unit: 'ms', most: 2000 })
  figure('start after kill -9', median(killed), { unit: 'ms', most: 2000 })
}
