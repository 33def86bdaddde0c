// Takes the pictures of every Matrix in the modes of .storybook/modes.ts, to look at, and makes them small: `npm run pictures [-- design-system/components/Button]`
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ensureBrowser } from './browser.mjs'

const folder = 'design-system/pictures'
const started = Date.now()

ensureBrowser()
const { status } = spawnSync('vitest', ['run', '--project', 'storybook', ...process.argv.slice(2), '-t', '^Matrix$', '--update=all'], { stdio: 'inherit', env: { ...process.env, PICTURES: '1' } })

let bytes = 0
const files = readdirSync(folder).map((name) => join(folder, name))
for (const file of files) {
  if (statSync(file).mtimeMs >= started) {
    // A palette costs a third and stays within the tolerance of the comparison.
    const small = await sharp(readFileSync(file)).png({ palette: true, quality: 90, effort: 10 }).toBuffer()
    writeFileSync(file, small)
  }
  bytes += statSync(file).size
}
console.log(`${files.length} pictures, ${Math.round(bytes / 1024)} KiB`)
process.exit(status ?? 1)
