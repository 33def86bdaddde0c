/** Where reports go: the parts of a Sentry DSN (`https://key@host/path/project`). */
export interface Dsn {
  /** Scheme, host and port, which a page's policy must allow. */
  origin: string
  /** The DSN as sent to pages, without the secret that old DSNs contain. */
  open: string
  /** Address that reports are posted to, with the key. */
  envelope: string
}

/** Reads a DSN. @returns undefined for anything else */
export function readDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, host, username: key, pathname } = new URL(text)
  const [, path = '', project] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || key === '' || project === undefined) return undefined
  const origin = `${protocol}//${host}`
  return {
    origin,
    open: `${protocol}//${key}@${host}${path}/${project}`,
    envelope: `${origin}${path}/api/${project}/envelope/?sentry_version=7&sentry_key=${key}`,
  }
}
