import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in ticks of 10 ms. */
const TICKS_PER_SECOND = 100

interface ProcessStat {
  parent: number
  seconds: number
}

function readStat(pid: number): ProcessStat {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    // utime, stime and the same of ended children
    const ticks = fields.slice(11, 15).reduce((total, count) => total + count, 0)
    return { parent: fields[1] ?? 0, seconds: ticks / TICKS_PER_SECOND }
  } catch {
    return { parent: 0, seconds: 0 }
  }
}

function readCommandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

const allPids = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

/** Processes whose command line names a folder: PostgreSQL and its keeper. */
export const findProcesses = (folder: string): number[] =>
  allPids().filter((pid) => readCommandLine(pid).includes(folder))

/** Processor time of a process and its ended children, in seconds. */
export const processorSecondsOf = (pid: number): number => readStat(pid).seconds

/** Processor time of the PostgreSQL on a folder, with all its processes, in seconds. */
export function postgresSeconds(folder: string): number {
  const servers = new Set(findProcesses(folder).filter((pid) => readCommandLine(pid).includes('postgres')))
  return allPids().reduce((total, pid) => {
    const { parent, seconds } = readStat(pid)
    return total + (servers.has(pid) || servers.has(parent) ? seconds : 0)
  }, 0)
}
