import path from 'node:path'
import * as z from 'zod/mini'
import { completeSettings } from '#service/environment/complete-settings.ts'

const isEndpoint = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
/** Bucket and prefix of `s3://bucket/prefix`. */
const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/
const isPlace = (value: string) => !/^\w+:\/\//.test(value) || bucketAddress.test(value)

/** Environment variables of the store of product pictures. */
export const pictureEnvironment = {
  PICTURES: z.optional(z.string().check(z.refine(isPlace))),
  PICTURES_ENDPOINT: z.optional(z.string().check(z.refine(isEndpoint))),
  PICTURES_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), 'us-east-1'),
  PICTURES_KEY_ID: z.optional(z.string().check(z.regex(/^[\w.-]{3,128}$/))),
  PICTURES_SECRET_KEY: z.optional(z.string().check(z.regex(/^[!-~]{8,256}$/))),
}

/** What they must be, for the sentence about a wrong one. */
export const picturesExpected = {
  PICTURES: 'a folder, or an address such as s3://bucket/prefix',
  PICTURES_ENDPOINT: 'an http or https address',
  PICTURES_KEY_ID: 'an access key of letters and digits',
  PICTURES_SECRET_KEY: 'a secret of at least 8 letters, digits and signs',
  PICTURES_REGION: 'the name of a region such as eu-central-1',
}

/** A bucket that speaks the S3 protocol. */
export interface BucketSettings {
  readonly bucket: string
  /** Begins every key; empty, or ends with a slash. */
  readonly prefix: string
  /** Undefined: Amazon's own. */
  readonly endpoint: string | undefined
  readonly region: string
  /** Undefined: what Amazon's client finds by itself, such as the role of a machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

/** Where product pictures are: an absolute folder or a bucket. */
export type PictureSettings = { readonly folder: string } | BucketSettings

type Values = z.infer<z.ZodMiniObject<typeof pictureEnvironment>>

/**
 * The settings of the picture store; without any it is a folder of DATA_DIR.
 * @throws StartError for a key without its secret, or the other way round
 */
export function readPictureSettings(values: Values, dataDir: string): PictureSettings {
  const { PICTURES: place } = values
  const credentials = completeSettings('the picture store', values, {
    accessKeyId: 'PICTURES_KEY_ID',
    secretAccessKey: 'PICTURES_SECRET_KEY',
  })
  const [, bucket, prefix = ''] = bucketAddress.exec(place ?? '') ?? []
  if (bucket === undefined) return { folder: path.resolve(place ?? path.join(dataDir, 'pictures')) }
  return {
    bucket,
    prefix: prefix && `${prefix.replace(/\/+$/, '')}/`,
    endpoint: values.PICTURES_ENDPOINT,
    region: values.PICTURES_REGION,
    credentials,
  }
}
