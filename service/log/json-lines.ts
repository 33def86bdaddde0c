import { destination, pino, stdTimeFunctions } from 'pino'
import type { LogFormat, LogLevel } from './log.ts'

/** One JSON object a line on stdout: `level`, `time`, the fields of the line, `msg`. */
export function jsonLines(level: LogLevel): LogFormat {
  // Not synchronous: lines that are written while stdout is busy go out together. The rest is written at exit.
  const stdout = destination({ dest: 1, sync: false })
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
