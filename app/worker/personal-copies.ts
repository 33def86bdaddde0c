import { copies } from '#features/kit/connection/kept-copies.ts'

/** Counts sign-outs: what was asked before one is not kept after it. */
let signOuts = 0

/** A short name for a text that does not tell it. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Deletes the answers for whoever was signed in here. */
export const forgetPersonalCopies = async (): Promise<void> => {
  signOuts++
  await caches.delete(copies.personal)
}

/** The address that an answer for one person is kept at: with the person, and with what was asked if that is not in the address. */
async function keyOf(request: Request): Promise<string> {
  const key = new URL(request.url)
  const authorization = request.headers.get('authorization')
  if (authorization !== null) key.searchParams.set('kept-for', await digestOf(authorization))
  if (request.method === 'POST')
    key.searchParams.set('kept-body', await digestOf(await request.clone().text()))
  return key.href
}

/** What Workbox passes through the steps of one request. */
interface Step {
  request: Request
  state?: { signOuts?: number; key?: string }
}

/** Keeps answers for one person apart from another's: a copy is found only with the token that it was asked with. */
export const onePersons = {
  // before the body is read by the request itself
  handlerWillStart: async ({ request, state }: Step): Promise<void> => {
    if (!state) return
    state.signOuts = signOuts
    state.key = await keyOf(request)
  },
  cacheKeyWillBeUsed: async ({ request, state }: Step): Promise<Request | string> => state?.key ?? request,
  fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
    // the token has ended: whoever reads here next is somebody else
    if (response.status === 401) await forgetPersonalCopies()
    return response
  },
  cacheDidUpdate: async ({ state }: Step): Promise<void> => {
    if (state?.signOuts !== signOuts) await caches.delete(copies.personal)
  },
}
