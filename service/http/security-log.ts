import { createHmac, randomBytes } from 'node:crypto'

/** What the security log records (docs/decisions/0031-security-log.md). */
export type SecurityEvent =
  | 'sign_in_failed'
  | 'sign_in_locked'
  | 'password_check_failed'
  | 'password_check_locked'
  | 'code_refused'
  | 'captcha_refused'
  | 'rate_limited'
  | 'callback_forged'
  | 'password_reset_requested'
  | 'password_reset_refused'
  | 'password_reset'
  | 'password_changed'
  | 'account_deleted'
  | 'two_step_on'
  | 'two_step_off'
  | 'two_step_refused'
  | 'two_step_locked'
  | 'recovery_code_used'

/** An event with whom it concerns. Plain values: only their keyed hashes are written. */
export interface SecurityNote {
  readonly event: SecurityEvent
  /** Account, user name or number that was tried: `#12`, an email, a mobile. */
  readonly account?: string | undefined
}

/** Where an event happened. */
export interface SecurityPlace {
  /** Name of the call. */
  readonly route: string
  /** Address of the caller. */
  readonly ip?: string | undefined
}

export interface SecurityLog {
  /** Records an event: at most one line a minute for each event and whom it concerns. Never throws. */
  note(note: SecurityNote, place: SecurityPlace): void
}

export interface SecurityLogOptions {
  /** Secret of the installation, so that a hash can be compared between lines but not guessed from a list of numbers. */
  readonly key: () => Promise<string>
  /** Takes a line without its end. */
  readonly write: (line: string) => void
  /** @default Date.now */
  readonly now?: () => number
}

/** Milliseconds for which repetitions are counted instead of written. */
const WINDOW_MS = 60_000

/**
 * Accounts and addresses that one event writes in a window; the others are counted together. A flood of every event
 * with ever new accounts writes less than 5 MB an hour.
 */
const SUBJECTS_MOST = 20

/** A line as it is written, without its time and count. */
type Line = Readonly<Record<string, string | undefined>>

interface Window {
  readonly line: Line
  leftOut: number
}

/** Counts repetitions, and tells at the end of a window how many were left out. */
function createWindows(write: (line: Line, leftOut: number) => void) {
  const open = new Map<string, Map<string, Window>>()
  const begin = (event: string, subject: string, window: Window) => {
    const ofEvent = open.get(event) ?? new Map<string, Window>()
    open.set(event, ofEvent.set(subject, window))
    // The count of a stopped process is lost; it must not keep the process alive.
    setTimeout(() => {
      if (window.leftOut === 0) {
        ofEvent.delete(subject)
        return
      }
      write(window.line, window.leftOut)
      begin(event, subject, { line: window.line, leftOut: 0 })
    }, WINDOW_MS).unref()
  }
  return (event: string, subject: string, line: Line): void => {
    const ofEvent = open.get(event)
    const isNew = !ofEvent?.has(subject)
    const isCrowded = isNew && (ofEvent?.size ?? 0) >= SUBJECTS_MOST
    const key = isCrowded ? 'others' : subject
    const known = ofEvent?.get(key)
    if (known) {
      known.leftOut++
      return
    }
    const shown = isCrowded ? { event, account: 'others' } : line
    write(shown, 0)
    begin(event, key, { line: shown, leftOut: 0 })
  }
}

/** Creates a log that writes one JSON object a line. */
export function createSecurityLog({ key, write, now = Date.now }: SecurityLogOptions): SecurityLog {
  let secret: Promise<string> | undefined
  // Without the database the hashes of this process are comparable among themselves.
  const readSecret = () =>
    (secret ??= key().catch(() => {
      secret = undefined
      return fallback
    }))
  const fallback = randomBytes(32).toString('base64url')
  const append = (line: Line, leftOut: number) => {
    const time = new Date(now()).toISOString()
    void readSecret().then((hashKey) => {
      const hash = (value: string | undefined) =>
        value === undefined || value === 'local' || value === 'others'
          ? value
          : createHmac('sha256', hashKey).update(value).digest('hex').slice(0, 16)
      write(
        JSON.stringify({
          time,
          log: 'security',
          event: line['event'],
          route: line['route'],
          account: hash(line['account']),
          address: hash(line['address']),
          ...(leftOut > 0 ? { left_out: leftOut } : {}),
        }),
      )
    })
  }
  const count = createWindows(append)
  return {
    note: ({ event, account }, { route, ip }) => {
      count(event, account ?? ip ?? '', { event, route, account, address: ip })
    },
  }
}

/** A log that is switched off. */
export const noSecurityLog: SecurityLog = { note: () => undefined }
