import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startS3Server, type S3Server } from '../../tests/outside/s3-server.ts'
import { folderPictures } from './folder-pictures.ts'
import { openPictures } from './open-pictures.ts'
import { s3Pictures } from './s3-pictures.ts'
import { readPictureSettings } from './settings.ts'
import type { PicturePort } from '#service/ports/pictures.ts'

const name = '0123456789abcdef0123456789abcdef-1000x800'
const key = `${name}/original`
const content = new TextEncoder().encode('bytes of a picture')
const keys = { keyId: 'AKIATEST', secret: 'a-secret-key' }

let folder: string
let bucket: S3Server
const bucketSettings = () => ({
  bucket: 'shop',
  prefix: 'pictures/',
  endpoint: bucket.url,
  region: 'eu-central-1',
  credentials: { accessKeyId: keys.keyId, secretAccessKey: keys.secret },
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jadeleaf-pictures-'))
  bucket = await startS3Server(keys)
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await bucket.close()
})

const stores: [string, () => PicturePort][] = [
  ['a folder', () => folderPictures(folder)],
  ['a bucket', () => s3Pictures(bucketSettings())],
]

describe.each(stores)('%s', (_store, open) => {
  it('returns what was saved until it is removed', async () => {
    const store = open()
    expect(await store.read(key)).toBeUndefined()
    await store.save(key, content, 'image/jpeg')
    await store.save(key, content, 'image/jpeg')
    expect(Buffer.from((await store.read(key))!)).toEqual(Buffer.from(content))
    await store.remove(key)
    await store.remove(key)
    expect(await store.read(key)).toBeUndefined()
    await store.close()
  })

  it.each([
    '../secret/original',
    `${name}/../../secret`,
    `${name}/original/../../../secret`,
    `${name}/333.avif`,
    `${name}/1280.avif`,
    `${name}/640.svg`,
    `${name}`,
    `/${key}`,
    `${key}\0`,
    '',
  ])('never takes %j for a key', async (wrong) => {
    const store = open()
    await writeFile(path.join(folder, 'secret'), 'secret')
    const refusal = 'This is not a key of a picture.'
    await expect(async () => store.read(wrong)).rejects.toThrow(refusal)
    await expect(async () => store.save(wrong, content, 'image/jpeg')).rejects.toThrow(refusal)
    await expect(async () => store.remove(wrong)).rejects.toThrow(refusal)
    expect(bucket.requests).toEqual([])
    await store.close()
  })
})

it('a folder holds whole files alone', async () => {
  const store = folderPictures(folder)
  await Promise.all(Array.from({ length: 8 }, () => store.save(key, content, 'image/jpeg')))
  expect(await readdir(path.join(folder, '01', name))).toEqual(['original'])
})

it('a bucket keeps files below its prefix with their type, and refuses keys that are not its own', async () => {
  const store = s3Pictures(bucketSettings())
  await store.save(key, content, 'image/jpeg')
  expect([...bucket.objects.keys()]).toEqual([`/shop/pictures/${key}`])
  expect(bucket.objects.get(`/shop/pictures/${key}`)?.type).toBe('image/jpeg')
  const stranger = s3Pictures({
    ...bucketSettings(),
    credentials: { accessKeyId: keys.keyId, secretAccessKey: 'another' },
  })
  await expect(stranger.read(key)).rejects.toThrow()
  await store.close()
  await stranger.close()
})

it('a bucket that fails once is asked again', async () => {
  const store = s3Pictures(bucketSettings())
  bucket.mode = () => (bucket.requests.length === 1 ? 503 : 200)
  await store.save(key, content, 'image/jpeg')
  expect(bucket.requests).toHaveLength(2)
  await store.close()
})

it.each([
  ['gives no answer', 0],
  ['breaks off', -1],
  ['always fails', 500],
])('a bucket that %s ends a call in time', async (_fault, status) => {
  const store = s3Pictures(bucketSettings(), { limit: 300 })
  await store.save(key, content, 'image/jpeg')
  bucket.mode = () => status
  const started = performance.now()
  await expect(store.read(key)).rejects.toThrow()
  expect(performance.now() - started).toBeLessThan(2_000)
  await store.close()
})

const values = {
  PICTURES: undefined,
  PICTURES_ENDPOINT: undefined,
  PICTURES_REGION: 'us-east-1',
  PICTURES_KEY_ID: undefined,
  PICTURES_SECRET_KEY: undefined,
}

it('is a folder of the data, another folder, or a bucket', async () => {
  expect(readPictureSettings(values, '/data')).toEqual({ folder: '/data/pictures' })
  expect(readPictureSettings({ ...values, PICTURES: '/srv/pictures' }, '/data')).toEqual({
    folder: '/srv/pictures',
  })
  const settings = readPictureSettings({ ...values, PICTURES: 's3://shop/a/b/' }, '/data')
  expect(settings).toMatchObject({ bucket: 'shop', prefix: 'a/b/', credentials: undefined })
  expect(readPictureSettings({ ...values, PICTURES: 's3://shop' }, '/data')).toMatchObject({ prefix: '' })
  await openPictures({ folder }).save(key, content, 'image/jpeg')
  expect(await openPictures({ folder }).read(key)).toBeDefined()
})
