import { requestId } from './request-scope.ts'

/** Levels of a line, the least important first. */
export const logLevels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

/** What a line says besides its message. Nothing that names a person: no address, query, token or body. */
export type LogFields = Readonly<Record<string, string | number | undefined>>

/** How lines are written. */
export interface LogFormat {
  line(level: LogLevel, message: string, fields: LogFields): void
  /** Writes a line for the person who starts the shop. */
  announcement(text: string): void
  /** Writes a finished line of another log to the same place. @param text without its end */
  written(text: string): void
}

/** For a terminal, and where nothing collects the output: messages alone. */
const textFormat: LogFormat = {
  line: (level, message) => {
    if (level === 'error' || level === 'warn') console.error(message)
    else console.log(message)
  },
  announcement: (text) => {
    console.log(text)
  },
  written: (text) => {
    process.stdout.write(`${text}\n`)
  },
}

let format = textFormat
let least: LogLevel = 'warn'

/** Sets how and from which level on this process logs; until then it writes warnings and errors as text. */
export function openLog(level: LogLevel, opened: LogFormat = textFormat): void {
  format = opened
  least = level
}

/** Whether lines of a level are written. */
export const isLogged = (level: LogLevel): boolean => logLevels.indexOf(level) >= logLevels.indexOf(least)

const at =
  (level: LogLevel) =>
  (message: string, fields: LogFields = {}): void => {
    if (!isLogged(level)) return
    const request = requestId()
    format.line(level, message, request === undefined ? fields : { ...fields, request })
  }

/** The log of this process. A line that is written during a request carries the request's id. */
export const log = {
  debug: at('debug'),
  info: at('info'),
  warn: at('warn'),
  error: at('error'),
  /** For the person who starts the shop, whatever the level. */
  announce: (text: string): void => {
    format.announcement(text)
  },
  /** A finished line of another log, without its end. */
  write: (text: string): void => {
    format.written(text)
  },
}
