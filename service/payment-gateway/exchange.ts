import { NoAnswer } from '#service/ports/no-answer.ts'

/** A provider's answer: JSON (undefined for an empty one), with success or a refusal. */
export interface Answer {
  readonly isOk: boolean
  readonly status: number
  readonly json: unknown
}

/** Maximum answer in bytes; providers answer with a few hundred. */
const MAX_BYTES = 64 * 1024

/** The connection could not be opened, so the provider has not received the request. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  const names: unknown[] = [Reflect.get(Object(cause), 'code'), Reflect.get(Object(cause), 'name')]
  return names.find((name) => typeof name === 'string') ?? 'unknown error'
}

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new NoAnswer('the answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new NoAnswer('the answer is no JSON')
  }
}

/**
 * Sends a request and reads the whole answer within `timeout` milliseconds. Redirects are not followed, because the
 * request is signed for one address.
 * @throws NoAnswer if there is no answer, an unreadable one or a server error
 */
export async function exchange(url: URL, init: RequestInit, timeout: number): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    const { status, ok: isOk } = response
    const text = await readBody(response)
    if (!isOk && (status < 400 || status >= 500 || status === 408 || status === 429))
      throw new NoAnswer(`status ${status}`)
    return { isOk, status, json: parse(text) }
  } catch (error) {
    if (error instanceof NoAnswer) throw error
    const code = codeOf(error)
    throw new NoAnswer(code, { wasSent: !unsent.has(code), cause: error })
  }
}
