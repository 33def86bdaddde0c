import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bucket that speaks the S3 protocol: PUT, GET, HEAD and DELETE, each signed with AWS Signature Version 4. */
export interface S3Server {
  /** Address for PICTURES_ENDPOINT. */
  readonly url: string
  /** Objects by path: `/bucket/key`. */
  readonly objects: Map<string, { readonly content: Buffer; readonly type: string }>
  /** Methods and paths of the requests, as they came. */
  readonly requests: string[]
  /** Status of a request that fails; 200 lets it succeed, 0 leaves it without an answer, -1 breaks off in the middle of one. */
  mode: (request: string) => number
  close(): Promise<void>
}

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** Whether the signature of a request is that of the secret key: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned(request: IncomingMessage, body: Buffer, keys: { keyId: string; secret: string }): boolean {
  const header = request.headers.authorization ?? ''
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]+)$/.exec(header) ?? []
  const [keyId, day = '', region = '', service = ''] = scope.split('/')
  const bodyHash = String(request.headers['x-amz-content-sha256'])
  if (keyId !== keys.keyId || (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== hash(body))) return false
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  searchParams.sort()
  const canonical = [
    request.method,
    pathname,
    searchParams.toString(),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  const time = String(request.headers['x-amz-date'])
  const text = `AWS4-HMAC-SHA256\n${time}\n${scope.split('/').slice(1).join('/')}\n${hash(canonical)}`
  const key = [day, region, service, 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${keys.secret}`))
  return createHmac('sha256', key).update(text).digest('hex') === signature
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const errorBody = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`

/** Starts a bucket on a free port. Requests that these keys have not signed are refused with 403. */
export async function startS3Server(keys: { keyId: string; secret: string }): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map()
  const listener = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = (request.url ?? '').replace(/\?.*/, '')
      const line = `${request.method} ${path}`
      server.requests.push(line)
      const fail = (status: number, code: string) =>
        response.writeHead(status, { 'Content-Type': 'application/xml' }).end(errorBody(code))
      const status = server.mode(line)
      if (status === 0) return undefined
      if (!isSigned(request, body, keys)) return fail(403, 'SignatureDoesNotMatch')
      if (status > 200) return fail(status, status === 503 ? 'SlowDown' : 'InternalError')
      if (request.method === 'PUT') {
        objects.set(path, { content: body, type: String(request.headers['content-type']) })
        return response.writeHead(200, { ETag: `"${hash(body)}"` }).end()
      }
      if (request.method === 'DELETE') {
        objects.delete(path)
        return response.writeHead(204).end()
      }
      const found = objects.get(path)
      if (!found) return fail(404, 'NoSuchKey')
      response.writeHead(200, { 'Content-Type': found.type, 'Content-Length': found.content.length })
      if (status === -1) return response.write(found.content.subarray(0, 1))
      return response.end(request.method === 'HEAD' ? undefined : found.content)
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const server: S3Server = {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    objects,
    requests: [],
    mode: () => 200,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => {
          resolve()
        })
        listener.closeAllConnections()
      }),
  }
  return server
}
