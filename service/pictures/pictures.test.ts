import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PicturePort } from '#service/ports/pictures.ts'
import { storedPictures } from './media.ts'
import { PictureError, removePicture, savePicture } from './save-picture.ts'

let files: Map<string, Uint8Array>
let reads: string[]
let store: PicturePort
beforeEach(() => {
  files = new Map()
  reads = []
  store = {
    read: (key) => {
      reads.push(key)
      return Promise.resolve(files.get(key))
    },
    save: (key, content) => Promise.resolve(void files.set(key, content)),
    remove: (key) => Promise.resolve(void files.delete(key)),
    close: () => Promise.resolve(),
  }
})

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 40, g: 120, b: 90, alpha: 0.5 } } })
const browser = { Accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' }

describe('saving', () => {
  it('turns a photo upright and drops what it says about its maker', async () => {
    const photo = await plain(800, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'A. Photographer' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const name = await savePicture(store, photo)
    expect(name).toMatch(/^[0-9a-f]{32}-600x800$/)
    const saved = await sharp(files.get(`${name}/original`)).metadata()
    expect(saved).toMatchObject({ width: 600, height: 800, format: 'jpeg' })
    expect(saved.exif).toBeUndefined()
    expect(await savePicture(store, photo)).toBe(name)
    expect(files.size).toBe(1)
  })

  it('makes a picture that is too long smaller, and keeps transparency', async () => {
    const name = await savePicture(store, await plain(6_000, 300, 4).png().toBuffer())
    expect(name).toMatch(/-2560x128$/)
    const { format, hasAlpha } = await sharp(files.get(`${name}/original`)).metadata()
    expect({ format, hasAlpha }).toEqual({ format: 'png', hasAlpha: true })
  })

  it.each([
    ['a text', () => Promise.resolve(Buffer.from('not a picture')), 'The file is not a picture.'],
    [
      'a drawing',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
      'The file is not a JPEG, PNG, WebP or AVIF picture.',
    ],
    [
      'a picture of too many pixels',
      () => plain(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer(),
      'The picture has more than 50 million pixels.',
    ],
    [
      'half a picture',
      async () => {
        const whole = await plain(400, 400).jpeg().toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
      'The picture is damaged.',
    ],
    [
      'a file that is too large',
      () => Promise.resolve(Buffer.alloc(26 * 1024 * 1024)),
      'The file is larger than 25 MB.',
    ],
  ])('refuses %s', async (_what, make, message) => {
    await expect(savePicture(store, await make())).rejects.toThrow(new PictureError(message))
    expect(files.size).toBe(0)
  })
})

describe('serving', () => {
  const ask = (path: string, headers: Record<string, string> = browser) =>
    storedPictures(store).request(path, { headers })

  it.each([
    [browser, 'image/avif'],
    [{ Accept: 'image/webp,*/*' }, 'image/webp'],
    [{ Accept: '*/*' }, 'image/jpeg'],
    [{}, 'image/jpeg'],
  ])('answers %j with %s', async (headers: Record<string, string>, type) => {
    const name = await savePicture(store, await plain(1_000, 800, 4).png().toBuffer())
    const answer = await ask(`/${name}.jpg?w=640`, headers)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    })
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 640, height: 512 })
  })

  it('answers an address without a width with the widest JPEG, for readers other than browsers', async () => {
    const name = await savePicture(store, await plain(1_000, 800).png().toBuffer())
    const answer = await ask(`/${name}.jpg`)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.has('vary')).toBe(false)
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1_000, height: 800 })
  })

  it('draws a variant once, however many ask for it at the same time', async () => {
    const name = await savePicture(store, await plain(1_000, 800).png().toBuffer())
    const app = storedPictures(store)
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => app.request(`/${name}.jpg?w=320`, { headers: browser })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(reads.filter((key) => key.endsWith('/original'))).toHaveLength(1)
    expect(files.has(`${name}/320.avif`)).toBe(true)
  })

  it('draws nothing for an address that no page names', async () => {
    const name = await savePicture(store, await plain(1_000, 800).png().toBuffer())
    const wrong = ['?w=321', '?w=1280', '?w=0320', '?w=', '?w=-1'].map((query) => `/${name}.jpg${query}`)
    for (const path of [
      ...wrong,
      `/${name}`,
      `/${name}.png`,
      '/..%2Fsecret.jpg',
      `/${'0'.repeat(32)}-0x0.jpg`,
    ]) {
      const answer = await ask(path)
      expect(answer.status, path).toBe(404)
      expect(answer.headers.get('cache-control'), path).toBe('no-store')
    }
    expect(reads).toEqual([])
    expect((await ask(`/${'0'.repeat(32)}-1000x800.jpg`)).status).toBe(404)
    expect(files.size).toBe(1)
  })

  it('asks to come back while the store does not answer', async () => {
    store.read = () => Promise.reject(new Error('no answer'))
    const answer = await ask(`/${'0'.repeat(32)}-1000x800.jpg?w=320`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('asks to come back rather than let more than a hundred pictures wait', async () => {
    const app = storedPictures(store)
    const names = Array.from({ length: 120 }, (_, at) => `${String(at).padStart(32, '0')}-320x320`)
    const answers = await Promise.all(names.map(async (name) => app.request(`/${name}.jpg?w=320`)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(20)
  })

  it('serves nothing of a picture that was removed', async () => {
    const name = await savePicture(store, await plain(1_000, 800).png().toBuffer())
    await ask(`/${name}.jpg?w=320`)
    await removePicture(store, name)
    expect(files.size).toBe(0)
    expect((await ask(`/${name}.jpg?w=320`)).status).toBe(404)
  })
})
