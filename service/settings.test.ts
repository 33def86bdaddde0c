import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from './project-folder.ts'
import { readSettings, requirePublicUrl, secretNames, settingNames, SettingsError } from './settings.ts'
import { StartError } from './start-error.ts'

describe('settings', () => {
  it('have the documented defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      sandbox: true,
      debugCodes: false,
      inventorySelection: false,
      databaseUrl: undefined,
      databaseConnections: 10,
      serviceBaseUrl: undefined,
    })
    expect(readSettings({}).dataDir).toMatch(/[/\\]\.data$/)
  })
  it('give codes away in the sandbox alone', () => {
    expect(readSettings({ DEBUG_CODES: 'on' }).debugCodes).toBe(true)
    expect(readSettings({ DEBUG_CODES: 'on', SANDBOX: 'off' }).debugCodes).toBe(false)
  })
  it('read several payment origins', () =>
    expect(readSettings({ PAYMENT_ORIGINS: 'https://pay.example/, http://127.0.0.1:8080' })).toMatchObject({
      paymentOrigins: ['https://pay.example', 'http://127.0.0.1:8080'],
    }))
  it('measure nothing without METRICS_PORT, which Kubernetes may set for a service called metrics', () => {
    expect(readSettings({}).metrics).toBeUndefined()
    expect(readSettings({ METRICS_PORT: 'tcp://10.0.0.7:9090' }).metrics).toBeUndefined()
    expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  })
  it('connect a payment provider whose settings are all there', () => {
    expect(readSettings({}).payments).toEqual({})
    expect(readSettings({ CITCON_KEY: 'sk-1' }).payments).toEqual({
      citcon: { url: 'https://api.citconpay.com', key: 'sk-1' },
    })
  })
  it('connect the payout provider whose settings are all there', () => {
    expect(readSettings({}).payouts).toBeUndefined()
    const account = { HYPERWALLET_USER: 'u', HYPERWALLET_PASSWORD: 'p', HYPERWALLET_PROGRAM: 'prg-1' }
    expect(readSettings({ ...account, HYPERWALLET_PORTAL: 'https://pay.example' }).payouts).toEqual({
      url: 'https://api.paylution.com',
      user: 'u',
      password: 'p',
      program: 'prg-1',
      portal: 'https://pay.example',
    })
  })
  it.each([
    [
      { WORLDPAY_USER: 'u', WORLDPAY_PASSWORD: 'p', WORLDPAY_ENTITY: 'e' },
      'The settings of Worldpay are incomplete: WORLDPAY_EVENT_SECRET is missing.',
    ],
    [
      { WORLDLINE_MERCHANT: 'm', WORLDLINE_KEY: 'k', WORLDLINE_EVENT_KEY: 'e' },
      'The settings of Worldline are incomplete: WORLDLINE_SECRET, WORLDLINE_EVENT_SECRET are missing.',
    ],
    [
      { HYPERWALLET_USER: 'u', HYPERWALLET_PASSWORD: 'p', HYPERWALLET_PROGRAM: 'prg-1' },
      'The settings of Hyperwallet are incomplete: HYPERWALLET_PORTAL is missing.',
    ],
    [
      { SMTP_URL: 'smtps://mail.example:465' },
      'The settings of the mail system are incomplete: MAIL_FROM is missing.',
    ],
    [
      { PICTURES: 's3://shop', PICTURES_KEY_ID: 'key-1' },
      'The settings of the picture store are incomplete: PICTURES_SECRET_KEY is missing.',
    ],
  ])('name what is missing of a provider that is half set (%j)', (env, message) => {
    expect(() => readSettings(env)).toThrow(new StartError(message))
  })
  it('take an empty variable for an absent one', () =>
    expect(readSettings({ PORT: '', SANDBOX: '' })).toMatchObject({ port: 3000, sandbox: true }))
  it.each([
    ['PORT', 'abc', 'The setting PORT must be a number from 0 to 65535; "abc" is not.'],
    ['PORT', '70000', 'The setting PORT must be a number from 0 to 65535; "70000" is not.'],
    [
      'DATABASE_CONNECTIONS',
      '0',
      'The setting DATABASE_CONNECTIONS must be a number from 1 to 9999; "0" is not.',
    ],
    ['SANDBOX', 'maybe', 'The setting SANDBOX must be on or off; "maybe" is not.'],
    ['DEBUG_CODES', 'yes please', 'The setting DEBUG_CODES must be on or off; "yes please" is not.'],
    ['PAYMENT_CAPTURE', 'later', 'The setting PAYMENT_CAPTURE must be at-once or shipping; "later" is not.'],
    ['INVENTORY_SELECTION', '2', 'The setting INVENTORY_SELECTION must be on or off; "2" is not.'],
    [
      'SERVICE_BASE_URL',
      'ftp://x',
      'The setting SERVICE_BASE_URL must be an http or https address; "ftp://x" is not.',
    ],
    [
      'SERVICE_LACKS',
      'coupons,trams',
      'The setting SERVICE_LACKS must be none, or some of coupons,team,reports,payoutAccount,pickupPoints,applicationPhotos,search,feedback,membershipChoice,trackerRemoval,personalData,accountDeletion,twoStep; "coupons,trams" is not.',
    ],
    [
      'SERVICE_GROUPS',
      '1=gold',
      'The setting SERVICE_GROUPS must be a list such as 1=preferred,4=associate; "1=gold" is not.',
    ],
    [
      'SENTRY_DSN',
      'https://errors.example/7',
      'The setting SENTRY_DSN must be an address such as https://key@host/1; its value is not.',
    ],
    [
      'MATOMO_URL',
      'https://stats.example/matomo.php',
      'The setting MATOMO_URL must be an https address such as https://stats.example/matomo.php?idsite=1; "https://stats.example/matomo.php" is not.',
    ],
    [
      'PAYMENT_ORIGINS',
      'https://pay.example https://other.example/path',
      'The setting PAYMENT_ORIGINS must be http or https addresses without a path, separated by spaces; "https://pay.example https://other.example/path" is not.',
    ],
    [
      'PUBLIC_URL',
      'https://shop.example/path',
      'The setting PUBLIC_URL must be an http or https address without a path; "https://shop.example/path" is not.',
    ],
    ['HOST', 'a b', 'The setting HOST must be a host name or an IP address; "a b" is not.'],
  ])('refuse %s=%s in one sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(sentence))
  })
  it('read the groups of another service', () => {
    expect(readSettings({}).serviceGroups).toEqual({ 1: 'preferred', 4: 'associate' })
    expect(readSettings({ SERVICE_GROUPS: '2=preferred,3=associate' }).serviceGroups).toEqual({
      2: 'preferred',
      3: 'associate',
    })
  })
  it('do not repeat a token of the service', () =>
    expect(() => readSettings({ SERVICE_TOKEN: 'two words of secret' })).toThrow(
      new SettingsError(
        'The setting SERVICE_TOKEN must be a token of at least 8 letters, digits and the signs . _ ~ + / = -; its value is not.',
      ),
    ))
  it('do not repeat a database address, which holds a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://root:secret@x/y' })).toThrow(
      /^(?!.*secret).*DATABASE_URL must be an address such as/,
    )
  })
  it.each([
    'postgres:///shop?host=/var/run/postgresql',
    'postgres://app@%2Fvar%2Frun%2Fpostgresql/shop',
    'postgres://app:secret@/shop?host=/var/run/postgresql',
    'postgresql://app:secret@db.example:6432/shop?sslmode=require',
  ])('take %s for a database', (url) => {
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })
  it('refuse a name that looks like one of them, and say which was meant', () => {
    expect(() => readSettings({ DATABASE_URI: 'postgres://a:secret@x/y' })).toThrow(
      new SettingsError('There is no setting DATABASE_URI: DATABASE_URL was probably meant.'),
    )
  })
  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0, which is every address of this machine'],
    [{ HOST: '::' }, 'HOST is ::, which is every address of this machine'],
    [{ TRUST_PROXY: 'on' }, 'TRUST_PROXY is on, so the shop is called through a proxy'],
  ])('ask for the address of the shop with %j', (env, cause) => {
    expect(() => {
      requirePublicUrl(readSettings(env))
    }).toThrow(
      new SettingsError(
        `The setting PUBLIC_URL is missing: ${cause}; set PUBLIC_URL to the address of the shop for links in messages, such as https://shop.example.`,
      ),
    )
    requirePublicUrl(readSettings({ ...env, PUBLIC_URL: 'https://shop.example/' }))
  })
  it.each([{}, { HOST: '192.168.1.5' }, { HOST: '0.0.0.0', SERVICE_BASE_URL: 'https://service.example' }])(
    'know the address of the shop with %j',
    (env) => {
      expect(() => {
        requirePublicUrl(readSettings(env))
      }).not.toThrow()
    },
  )
  it('keep of the public address its origin', () => {
    expect(readSettings({ PUBLIC_URL: 'https://Shop.example/' }).publicUrl).toBe('https://shop.example')
  })
})

describe('a secret from a file', () => {
  let folder: string
  const file = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'jadeleaf-secrets-'))
  })
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  it.each(['', '\n', '\r\n'])('is its content, without the last newline (%j)', (end) => {
    const path = file('url', `postgres://app:secret@db/shop${end}`)
    expect(readSettings({ DATABASE_URL_FILE: path }).databaseUrl).toBe('postgres://app:secret@db/shop')
  })
  it('works for each secret, and no message repeats what the file holds', () => {
    const path = file('wrong', 'a wrong secret\n')
    for (const name of secretNames)
      expect(() => readSettings({ [`${name}_FILE`]: path })).toThrow(
        new RegExp(`^The setting ${name} must be (?!.*wrong)`),
      )
  })
  it('is refused beside the secret itself', () => {
    const env = { SENTRY_DSN: 'https://key@errors.example/1', SENTRY_DSN_FILE: file('dsn', 'x') }
    expect(() => readSettings(env)).toThrow(
      new StartError('The settings SENTRY_DSN and SENTRY_DSN_FILE are both set: remove one of them.'),
    )
  })
  it('is refused when it cannot be read, and when it is empty', () => {
    expect(() => readSettings({ DATABASE_URL_FILE: join(folder, 'none') })).toThrow(
      new StartError(
        `The file ${join(folder, 'none')} of the setting DATABASE_URL_FILE cannot be read (ENOENT).`,
      ),
    )
    const empty = file('empty', '\n')
    expect(() => readSettings({ DATABASE_URL_FILE: empty })).toThrow(
      new StartError(`The file ${empty} of the setting DATABASE_URL_FILE is empty.`),
    )
  })
})

describe('the table of settings in README.md', () => {
  const readme = readFileSync(new URL('README.md', projectFolder), 'utf8')
  const section = /^## Settings\n(.*?)(?=^## |(?![^]))/ms.exec(readme)?.[1] ?? ''
  it('names the settings that are read, and no others', () => {
    const rows = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    expect(rows.toSorted()).toEqual([...settingNames].toSorted())
  })
  it('says which can come from a file', () => {
    const sentence = /^A secret .*$/m.exec(section)?.[0] ?? ''
    expect([...sentence.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name).toSorted()).toEqual(
      [...secretNames].toSorted(),
    )
  })
})
