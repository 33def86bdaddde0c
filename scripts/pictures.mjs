// Takes the pictures of every Matrix in the modes of .storybook/modes.ts anew and makes them small: `npm run pictures [-- design-system/components/actions/Button]`.
// They are what the stories are compared with from then on: look at what git says has changed before you commit it.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ensureBrowser } from './browser.mjs'

const folder = 'design-system/pictures'
const started = Date.now()

if (process.platform !== 'linux')
  throw new Error('Pictures are taken on Linux: other systems draw letters another way')
ensureBrowser()
mkdirSync(folder, { recursive: true })
const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

if (run('storybook', ['build', '--quiet']) !== 0) process.exit(1)
const status = run('playwright', ['test', '--config', 'tests/storybook/playwright.config.ts'], {
  TAKING_PICTURES: 'yes',
  PICTURES_OF: process.argv.slice(2).join(','),
})

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
process.exit(status)
