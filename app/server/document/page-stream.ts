import { documentEnd } from '../document.ts'
import type { Rendered } from '../entry-server.tsx'

/** A page as it is rendered, after the head of its document. It ends early when the visitor leaves. */
export function pageStream(rendered: Rendered, head: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const write = async () => {
    const writer = writable.getWriter()
    await writer.write(encoder.encode(head))
    if (rendered.stream) for await (const chunk of rendered.stream) await writer.write(chunk)
    await writer.write(encoder.encode(documentEnd(rendered)))
    await writer.close()
  }
  // the visitor left: nothing to tell anybody
  write().catch(() => undefined)
  return readable
}
