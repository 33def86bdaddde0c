import { setTimeout as sleep } from 'node:timers/promises'
import { callerFrom } from '#service/credentials/caller-store.ts'
import type { Db } from '#service/db/db.ts'
import type { CallMiddleware, IncomingCall } from '#service/http/services.ts'
import {
  controlsOf,
  readControls,
  readControlsAndCaller,
  takeFault,
  type FaultRule,
} from './control-store.ts'

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
  db: Db,
  faults: readonly FaultRule[],
  call: PlayedCall,
  answer: () => Promise<Response>,
): Promise<Response> {
  const rule = await takeFault(db, faults, call.method, call.path)
  if (rule?.delay_ms) await sleep(rule.delay_ms)
  if (!rule || !isFailure(rule)) return answer()
  if (rule.after) await answer()
  return play(rule, call)
}

/** Injects faults into requests to the sandbox's own systems. */
export const playFaults = async (
  db: Db,
  call: PlayedCall,
  answer: () => Promise<Response>,
): Promise<Response> => playFault(db, (await readControls(db)).faults, call, answer)

/** Adds the sandbox's clock and faults to every call, reading them together with the caller in one statement. */
export const sandboxMiddleware =
  ({
    db,
    clock,
    inventorySelection,
  }: {
    db: Db
    clock: () => Date
    inventorySelection: boolean
  }): CallMiddleware =>
  async (call, answer) => {
    const row = await readControlsAndCaller(db, call.token)
    const controls = controlsOf(row?.stored)
    const now = new Date(clock().getTime() + controls.clockOffsetSeconds * 1000)
    const start = {
      caller: callerFrom(row, now),
      now,
      inventorySelection: controls.inventorySelection ?? inventorySelection,
    }
    return playFault(db, controls.faults, call, () => answer(start))
  }
