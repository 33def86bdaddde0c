/** Where reports go: the parts of a Sentry DSN (`https://key@host/path/project`). */
export interface Dsn {
  /** Scheme, host and port: what a page's policy has to allow. */
  origin: string
  /** As pages are told it. A DSN of the old kind also holds a secret, which is nobody's business. */
  open: string
  /** Where reports are posted to, with the key. */
  envelope: string
}

/** Reads a DSN. @returns undefined for anything else */
export function readDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, host, username: key, pathname } = new URL(text)
  const [, path = '', project] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || key === '' || project === undefined) return undefined
  const origin = `${protocol}//${host}`
  return { origin, open: `${protocol}//${key}@${host}${path}/${project}`, envelope: `${origin}${path}/api/${project}/envelope/?sentry_version=7&sentry_key=${key}` }
}
