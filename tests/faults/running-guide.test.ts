import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCall } from '#service/staff/commands/run-command.ts'
import { requireRealSystems } from '#service/backend.ts'
import { readSettings, requirePublicUrl } from '#service/settings.ts'

const guide = readFileSync('docs/running.md', 'utf8')
const secrets: Readonly<Record<string, string>> = {
  database_url: 'postgres://jadeleaf:secret@localhost/jadeleaf',
  smtp_url: 'smtps://shop:secret@mail.example:465',
  sms_token: 'secret',
  worldpay_password: 'secret',
  worldpay_event_secret: 'secret',
  hyperwallet_password: 'secret',
  two_step_key: Buffer.alloc(32, 7).toString('base64'),
}
/** Those that a shop has for some time only. */
const passing = { two_step_key_before: Buffer.alloc(32, 8).toString('base64') }

/** The settings of a text with one `NAME=value` a line or word. */
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\b([A-Z][A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** The settings file of the guide, with the secrets in a folder of the test. */
const settingsFile = /```ini\n(NODE_ENV=[^`]+)```/.exec(guide)?.[1] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-guide-'))
beforeAll(() => {
  for (const [name, content] of Object.entries({ ...secrets, ...passing }))
    writeFileSync(join(folder, name), `${content}\n`)
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('the guide for running the shop', () => {
  it('makes a shop, and not the demo', () => {
    const settings = readSettings(settingsIn(settingsFile.replaceAll('/etc/jadeleaf', folder)))
    expect(settings).toMatchObject({ sandbox: false, debugCodes: false, trustProxy: true })
    expect(settings.databaseUrl).toBe(secrets['database_url'])
    expect(settings.payments.worldpay).toBeDefined()
    expect(settings.twoStepKey).toHaveLength(32)
    requireRealSystems(settings)
    requirePublicUrl(settings)
  })
  it('gives containers each secret by a file that it has them write', () => {
    const compose = readFileSync('compose.yaml', 'utf8')
    const files = [...compose.matchAll(/(\w+_FILE): \/run\/secrets\/(\w+)/g)].map(([, , name]) => name)
    expect(files).toEqual(expect.arrayContaining(Object.keys(secrets)))
    for (const name of files) {
      expect(compose).toContain(`file: ./secrets/${name}`)
      expect(guide).toContain(`> secrets/${name}\n`)
    }
    expect(compose).not.toContain('SANDBOX')
    expect(compose).toContain('env_file: jadeleaf.env')
  })
  it('restores a backup without the demo, and sends nothing', () => {
    const drill = /^PORT=3009[^`]+/m.exec(guide)?.[0] ?? ''
    const settings = readSettings(settingsIn(drill.replaceAll('/etc/jadeleaf', folder)))
    requireRealSystems(settings)
    expect(settings.sandbox).toBe(false)
    // without it, accounts with two-step sign-in cannot sign in
    expect(settings.twoStepKey?.toString('base64')).toBe(secrets['two_step_key'])
    expect([settings.mail?.url, settings.sms?.url].every((url) => url?.includes('127.0.0.1:9'))).toBe(true)
  })

  it('has each secret written into the file that the settings name', () => {
    const files = [...settingsFile.matchAll(/=\/etc\/jadeleaf\/(\w+)/g)].map(([, name]) => name)
    expect(files.toSorted()).toEqual(Object.keys(secrets).toSorted())
    for (const name of files) expect(guide).toContain(`> /etc/jadeleaf/${name}\n`)
  })
  it('writes secrets that the start accepts as they are printed', () => {
    for (const place of ['/etc/jadeleaf', 'secrets']) {
      const printed = [...guide.matchAll(new RegExp(`^echo "?([^"\\n]+?)"? > ${place}/(\\w+)$`, 'gm'))]
      const values = Object.fromEntries(printed.map(([, value = '', name = '']) => [name, value]))
      expect(Object.keys(values).length).toBeGreaterThan(5)
      const settings = settingsIn(settingsFile)
      for (const [variable, path] of Object.entries(settings)) {
        const [, name = ''] = /^\/etc\/jadeleaf\/(\w+)$/.exec(path) ?? []
        if (!variable.endsWith('_FILE')) continue
        delete settings[variable]
        // a command makes this key, and the password in an address
        settings[variable.slice(0, -'_FILE'.length)] =
          (name === 'two_step_key' ? secrets[name] : values[name]?.replace(/\$\(.*\)/, 'password')) ?? ''
      }
      expect(readSettings(settings).payments.worldpay).toBeDefined()
    }
  })
  it("gives the staff's command the settings by a shell", () => {
    const file = join(folder, 'jadeleaf.env')
    writeFileSync(file, settingsFile)
    const script = /```sh\n#!\/bin\/sh\n([^`]+)exec [^`]+```/.exec(guide)?.[1] ?? ''
    const read = execFileSync('sh', ['-c', `${script.replace('/etc/jadeleaf.env', file)}env`], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    })
    expect(settingsIn(read)).toMatchObject(settingsIn(settingsFile))
  })
  it('has systemd start a process again for as long as its database is away', () => {
    const unit = /```ini\n(\[Unit\]\nDescription=Jadeleaf at[^`]+)```/.exec(guide)?.[1] ?? ''
    // systemd gives up after five starts within ten seconds otherwise, and a database takes longer to come back
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
    expect(unit).toMatch(/^Restart=always$/m)
  })
  it('runs every command with the Node that was copied beside its release', () => {
    expect(guide).toMatch(/^scp .*:\/srv\/jadeleaf\/2026-11-30\/node$/m)
    const nodes = [...guide.matchAll(/([^\s=]*\/node) (\S*)dist\/service\/\w+\.js/g)].map(([, path]) => path)
    expect(nodes.toSorted()).toEqual([
      './node',
      ...Array.from({ length: 2 }, () => '/srv/jadeleaf/current/node'),
    ])
  })
  it('runs two processes, each with ports of its own, which both proxies ask', () => {
    const instances = [...(/enable --now (.+)/.exec(guide)?.[1] ?? '').matchAll(/@(\d+)/g)].map(
      ([, of]) => of,
    )
    expect(instances).toHaveLength(2)
    const unit = /^Environment=(.+)$/m.exec(guide)?.[1] ?? ''
    const ports = instances.flatMap((of = '') => {
      const { port, metrics } = readSettings(settingsIn(unit.replaceAll('%i', of)))
      return [port, metrics?.port]
    })
    expect(new Set(ports).size).toBe(4)
    const asked = (server: RegExp) => [...guide.matchAll(server)].map(([, port]) => port)
    expect(asked(/^  server \w+ 127\.0\.0\.1:(\d+)$/gm)).toEqual(instances)
    // nginx takes a process that refused a connection for dead for ten seconds otherwise, while the next one restarts
    expect(asked(/^  server 127\.0\.0\.1:(\d+) max_fails=0;$/gm)).toEqual(instances)
  })
  it('finds errors in the log as they are written', () => {
    const [, expression = ''] = /^\| errors \| `([^`]+)`/m.exec(guide) ?? []
    const write = `import { jsonLines } from '#service/log/json-lines.ts'
      jsonLines('info').line('error', 'It failed', {})`
    const line = execFileSync(process.execPath, ['--input-type=module', '--eval', write], {
      encoding: 'utf8',
    })
    expect(line).toContain(expression)
    expect(line).toContain('It failed')
    expect(expression).not.toBe('')
  })
  it('changes the key of two-step sign-in with a line that has both keys read', () => {
    const [, line = ''] = /^echo (TWO_STEP_KEY_BEFORE_FILE=\S+) >> \/etc\/jadeleaf\.env$/m.exec(guide) ?? []
    const settings = readSettings(settingsIn(`${settingsFile}${line}`.replaceAll('/etc/jadeleaf', folder)))
    expect(settings.twoStepKey?.toString('base64')).toBe(secrets['two_step_key'])
    expect(settings.twoStepKeyBefore?.toString('base64')).toBe(passing.two_step_key_before)
  })
  it('names commands that exist', () => {
    const typed = [...guide.matchAll(/^shop ([^#\n`]+)/gm)].map(([, words = '']) => words.trim())
    expect(typed).toContain('two-step rekey')
    for (const words of typed) expect(() => parseCall(words.split(/\s+/)), words).not.toThrow()
  })
})
