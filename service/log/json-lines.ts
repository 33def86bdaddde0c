import { destination, pino, stdTimeFunctions } from 'pino'
import type { LogFormat, LogLevel } from './log.ts'

/** Bytes of lines that are written at once, and milliseconds for which they wait for others at most. */
const BUFFER_BYTES = 4_096,
  FLUSH_MS = 100

/** One JSON object a line on stdout: `level`, `time`, the fields of the line, `msg`. */
export function jsonLines(level: LogLevel): LogFormat {
  // Lines go out together, at the latest after FLUSH_MS and at exit: writing each alone costs more than making it.
  const stdout = destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS })
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stdout,
  )
  return {
    line: (at, message, fields) => {
      logger[at](fields, message)
    },
    announcement: (text) => {
      for (const line of text.split('\n')) if (line.trim()) logger.info(line.trim())
    },
    written: (text) => {
      stdout.write(`${text}\n`)
    },
  }
}
