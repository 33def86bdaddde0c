// Runs on the host's Node, without dependencies: brings node_modules to what the lock says, once a lock.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.setup-stamp'
const want = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const have = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
// `npm ci` just before us leaves npm's own copy of the lock newer than ours: nothing to do then but to remember it.
const fresh = existsSync('node_modules/.package-lock.json') && !have
if (have !== want && !fresh)
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
if (have !== want) writeFileSync(stamp, want)
