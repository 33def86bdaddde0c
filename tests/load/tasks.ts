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
  dur?: number
  tdur?: number
  args?: { name?: string }
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
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(`${event.pid} ${event.tid}`),
  )
  const times = tasks.map((task) => (task.tdur ?? task.dur ?? 0) / 1000)
  return {
    count: tasks.length,
    longest: Math.max(0, ...times),
    longestByClock: Math.max(0, ...tasks.map((task) => (task.dur ?? 0) / 1000)),
    long: times.filter((time) => time > limit).length,
  }
}
