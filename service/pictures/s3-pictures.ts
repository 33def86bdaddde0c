import type { S3Client } from '@aws-sdk/client-s3'
import type { PicturePort } from '#service/ports/pictures.ts'
import { checkKey } from './picture-key.ts'
import type { BucketSettings } from './settings.ts'

/** Longest wait for a call with its repetitions (ms). */
const CALL_LIMIT = 10_000
/** Longest wait for a connection (ms). */
const CONNECT_LIMIT = 2_000

type Library = typeof import('@aws-sdk/client-s3')

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')

/** Ends a call that takes too long, whatever part of it hangs. @throws TimeoutError */
async function withLimit<T>(limit: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(limit)
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  return Promise.race([call(signal), ended])
}

interface Connection {
  readonly library: Library
  readonly client: S3Client
}

async function connect(
  { endpoint, region, credentials }: BucketSettings,
  requestTimeout: number,
): Promise<Connection> {
  const library = await import('@aws-sdk/client-s3')
  const client = new library.S3Client({
    region,
    // what stands at an address of its own (MinIO, Ceph) rarely has a host name for each bucket
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    requestHandler: { connectionTimeout: CONNECT_LIMIT, requestTimeout, throwOnRequestTimeout: true },
    // others than Amazon do not know its newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { library, client }
}

/**
 * Pictures in a bucket that speaks the S3 protocol. The client is loaded with the first call.
 * @param options `limit`: longest wait for a call (ms)
 */
export function s3Pictures(settings: BucketSettings, { limit = CALL_LIMIT } = {}): PicturePort {
  const { bucket, prefix } = settings
  let opened: Promise<Connection> | undefined
  const call = <T>(work: (opened: Connection, signal: AbortSignal) => Promise<T>) =>
    withLimit(limit, async (abortSignal) => {
      opened ??= connect(settings, limit)
      return work(await opened, abortSignal)
    })
  const target = (key: string) => ({ Bucket: bucket, Key: `${prefix}${checkKey(key)}` })
  return {
    read: async (key) => {
      const where = target(key)
      try {
        return await call(async ({ library, client }, abortSignal) => {
          const { Body } = await client.send(new library.GetObjectCommand(where), { abortSignal })
          return Body?.transformToByteArray()
        })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    save: async (key, content, mediaType) => {
      const object = { ...target(key), Body: content, ContentType: mediaType }
      await call(({ library, client }, abortSignal) =>
        client.send(new library.PutObjectCommand(object), { abortSignal }),
      )
    },
    remove: async (key) => {
      const where = target(key)
      await call(({ library, client }, abortSignal) =>
        client.send(new library.DeleteObjectCommand(where), { abortSignal }),
      )
    },
    close: async () => {
      const { client } = (await opened) ?? {}
      client?.destroy()
    },
  }
}
