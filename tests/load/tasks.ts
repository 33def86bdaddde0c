/** The tasks of a page's main thread, in ms of its processor time: on a busy machine the clock also counts the work of others. */
export interface Tasks {
  count: number
  longest: number
  /** The same by the clock. */
  longestByClock: number
  /** How many took longer than the limit. */
  long: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** Tasks that lie in no other: Chromium traces each one twice, the one inside the other. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  const ends = new Map<string, number>()
  return tasks
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ pid, tid, ts, dur = 0 }) => {
      const thread = `${pid} ${tid}`
      if (ts < (ends.get(thread) ?? -Infinity)) return false
      ends.set(thread, ts + dur)
      return true
    })
}

/** Reads a trace of Chromium. A slowed processor is waited for inside the task, so its waiting is counted. */
export function longestTasks(trace: Buffer, limit: number): Tasks {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents
      .filter(
        (event) => event.ph === 'M' && event.name === 'thread_name' && event.args?.name === 'CrRendererMain',
      )
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = outermost(
    traceEvents.filter(
      (event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(`${event.pid} ${event.tid}`),
    ),
  )
  const times = tasks.map((task) => (task.tdur ?? task.dur ?? 0) / 1000)
  return {
    count: tasks.length,
    longest: Math.max(0, ...times),
    longestByClock: Math.max(0, ...tasks.map((task) => (task.dur ?? 0) / 1000)),
    long: times.filter((time) => time > limit).length,
  }
}
