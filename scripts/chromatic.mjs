// Sends the stories to Chromatic, with the settings of chromatic.config.json. It needs a project's token and a network, even to try.
import { spawnSync } from 'node:child_process'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent.')
  process.exit(0)
}
process.exit(spawnSync('chromatic', { stdio: 'inherit' }).status ?? 1)
