// A PostgreSQL of the operating system for the second run of the service tests: a throw-away cluster on a free port.
// As root on Debian it is installed when missing. Elsewhere without one, that run is left out and said so.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const binaries = () => {
  const root = '/usr/lib/postgresql'
  const version = existsSync(root)
    ? readdirSync(root)
        .filter((name) => existsSync(join(root, name, 'bin/postgres')))
        .sort((a, b) => Number(b) - Number(a))[0]
    : undefined
  return version && join(root, version, 'bin')
}

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

const isRoot = () => process.getuid?.() === 0

function install() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
}

/** @returns {Promise<{env: Record<string, string>, stop(): Promise<void>} | {unavailable: string}>} */
export async function debianPostgres() {
  if (!binaries()) install()
  const bin = binaries()
  if (!bin) return { unavailable: 'left out, no PostgreSQL of the operating system here' }
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-pg-'))
  const port = await freePort()
  // PostgreSQL refuses to run as root: its own user then owns the folder. The folder of `runuser` is not in every PATH.
  const as = (command, args) =>
    isRoot() ? ['/usr/sbin/runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  if (isRoot()) {
    execFileSync('chown', ['postgres', folder])
    chmodSync(folder, 0o700)
  }
  const data = join(folder, 'data')
  execFileSync(
    ...as(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
    { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' },
  )
  const server = spawn(
    ...as(join(bin, 'postgres'), [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ]),
    { stdio: 'ignore', cwd: '/' },
  )
  const ended = new Promise((done) => server.on('exit', done))
  const ready = () => {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'], {
        stdio: 'ignore',
      })
      return true
    } catch {
      return false
    }
  }
  for (let tries = 0; !ready(); tries++) {
    if (tries > 100) throw new Error('the PostgreSQL of the operating system did not start')
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    env: { DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` },
    async stop() {
      execFileSync(...as(join(bin, 'pg_ctl'), ['-D', data, '-m', 'fast', 'stop']), {
        stdio: 'ignore',
        cwd: '/',
      })
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
