/** A mail as a mail program shows it. */
export interface ReadMail {
  /** Headers by name in lower case, decoded. */
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
  /** The bytes as they came, as text. */
  readonly source: string
}

/** Encoded words (RFC 2047). Those that follow one another are one text, which may be cut within a character. */
const decodeWords = (value: string): string =>
  value.replace(/(\?=)\s+(?==\?)/g, '$1').replace(/(=\?utf-8\?([BQ])\?([^?]*)\?=)+/gi, (words) => {
    const parts = [...words.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind = '', text = '']) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quoted(text.replaceAll('_', ' ')),
    )
    return Buffer.concat(parts).toString('utf8')
  })

/** Quoted-printable text as bytes. */
const quoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )

function split(part: string): { headers: Map<string, string>; content: string } {
  const end = part.indexOf('\r\n\r\n')
  const head = part.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const headers = new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
  return { headers, content: part.slice(end + 4) }
}

function decode({ headers, content }: ReturnType<typeof split>): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quoted(content).toString('utf8') : content
}

/** Reads a mail of two parts, text and HTML (multipart/alternative). */
export function readMail(source: string): ReadMail {
  const whole = split(source)
  const boundary = /boundary="?([^";]+)/.exec(whole.headers.get('content-type') ?? '')?.[1]
  const parts = boundary
    ? whole.content
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
    : [whole]
  const part = (type: string) => {
    const found = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type))
    return found ? decode(found).replaceAll('\r\n', '\n') : ''
  }
  return { headers: whole.headers, text: part('text/plain'), html: part('text/html'), source }
}
