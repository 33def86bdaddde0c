import { expect, it } from 'vitest'
import { longestTasks } from './tasks.ts'

const main = { name: 'thread_name', ph: 'M', pid: 1, tid: 1, args: { name: 'CrRendererMain' } }
const task = (name: string, ts: number, dur: number) => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: ts * 1000,
  dur: dur * 1000,
  tdur: dur * 1000,
})
const read = (events: object[]) => longestTasks(Buffer.from(JSON.stringify({ traceEvents: events })), 50)

it('counts a task once that the browser traces twice', () => {
  expect(
    read([
      main,
      task('ThreadControllerImpl::RunTask', 0, 80),
      task('RunTask', 0, 80),
      task('RunTask', 80, 20),
    ]),
  ).toEqual({ count: 2, longest: 80, longestByClock: 80, long: 1 })
})
