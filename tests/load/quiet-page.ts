import type { Browser } from 'playwright'

type Message = Readonly<Record<string, unknown>>

/** A page that is driven by commands of the DevTools protocol alone. */
export interface QuietPage {
  send(method: string, params?: object): Promise<Message>
  on(method: string, take: (params: Message) => void): void
  /** Value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}

/**
 * Opens a page in a context of its own that Playwright does not know: it would switch on the domain Runtime of every page,
 * and with a listener there V8 looks up the place of every error that a script makes, which nobody waits for on a phone
 * (docs/decisions/0005). Here only what is sent is switched on.
 */
export async function openQuietPage(browser: Browser): Promise<QuietPage> {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const waiting = new Map<number, PromiseWithResolvers<Message>>()
  const takers = new Map<string, (params: Message) => void>()
  let last = 0
  session.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return
    const message: unknown = JSON.parse(received.message)
    const read = (name: string): unknown => Reflect.get(Object(message), name)
    const asked = waiting.get(Number(read('id')))
    if (read('error') !== undefined) asked?.reject(new Error(JSON.stringify(read('error'))))
    else if (asked) asked.resolve(Object(read('result')) as Message)
    else takers.get(String(read('method')))?.(Object(read('params')) as Message)
  })
  const send = async (method: string, params: object = {}): Promise<Message> => {
    const id = ++last
    const answer = Promise.withResolvers<Message>()
    waiting.set(id, answer)
    const message = JSON.stringify({ id, method, params })
    await session.send('Target.sendMessageToTarget', { sessionId, message })
    return answer.promise
  }
  return {
    send,
    on: (method, take) => void takers.set(method, take),
    async evaluate(expression) {
      const { result } = await send('Runtime.evaluate', { expression, returnByValue: true })
      return Reflect.get(Object(result), 'value')
    },
    async close() {
      await session.send('Target.closeTarget', { targetId })
      await session.send('Target.disposeBrowserContext', { browserContextId })
      await session.detach()
    },
  }
}
