import { setTimeout as sleep } from 'node:timers/promises'
import { findCaller } from '#service/credentials/caller-store.ts'
import type { CallMiddleware, IncomingCall } from '#service/http/services.ts'
import { takeFault, type ControlsSource, type FaultRule } from './control-store.ts'

type PlayedCall = Pick<IncomingCall, 'method' | 'path' | 'dropConnection'>

/** An answer that breaks off, for callers without a network connection to close. */
const brokenAnswer = () =>
  new Response(
    new ReadableStream({ start: (controller) => controller.error(new Error('dropped by the sandbox')) }),
  )

function play(rule: FaultRule, call: PlayedCall): Response {
  if (rule.drop) {
    call.dropConnection()
    return brokenAnswer()
  }
  return new Response(rule.body ?? JSON.stringify({ message: 'The sandbox was told to fail here.' }), {
    status: rule.status ?? 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...rule.headers,
    },
  })
}

const isFailure = (rule: FaultRule) =>
  rule.drop === true || rule.status !== undefined || rule.body !== undefined

/** Applies a fault set for this request, or calls `answer`. */
async function playFault(
  { db, controls }: ControlsSource,
  faults: readonly FaultRule[],
  call: PlayedCall,
  answer: () => Promise<Response>,
): Promise<Response> {
  const rule = await takeFault(db, faults, call.method, call.path)
  if (rule?.times !== undefined) controls.invalidate()
  if (rule?.delay_ms) await sleep(rule.delay_ms)
  if (!rule || !isFailure(rule)) return answer()
  if (rule.after) await answer()
  return play(rule, call)
}

/** Injects faults into requests to the sandbox's own systems. */
export const playFaults = async (
  source: ControlsSource,
  call: PlayedCall,
  answer: () => Promise<Response>,
): Promise<Response> => playFault(source, (await source.controls.read(source.db)).faults, call, answer)

/** Adds the sandbox's clock and faults to every call. */
export const sandboxMiddleware =
  ({
    db,
    controls,
    clock,
    inventorySelection,
  }: ControlsSource & {
    readonly clock: () => Date
    readonly inventorySelection: boolean
  }): CallMiddleware =>
  async (call, answer) => {
    const current = await controls.read(db)
    const now = new Date(clock().getTime() + current.clockOffsetSeconds * 1000)
    const start = {
      caller: await findCaller(db, call.token, now),
      now,
      inventorySelection: current.inventorySelection ?? inventorySelection,
    }
    return playFault({ db, controls }, current.faults, call, () => answer(start))
  }
